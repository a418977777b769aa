"""Search: a tree over what a seat may know, for any game behind the contract of carson.core.

A game plugs in by an Evaluator: which answers are worth a look, how a game goes on quickly, who stands how.
"""
