"""The solo game: Jeb Standish, whom the rules play: what his cards tell him to do, what he chooses, and why.

He never acts. A question to his seat is answered here (`answers`); where several answers are equally good, a
die picks one of them (R-SOLO-DECIDE).
"""
