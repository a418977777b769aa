"""Kinds of notices, and the ways they take."""

from typing import Final

TURN: Final = "turn"
BEGUN: Final = "begun"
OVER: Final = "over"
VOTE: Final = "vote"
INVITED: Final = "invited"
CONFIRM: Final = "confirm"  # is this mailbox yours?
RESET: Final = "reset"  # a link for a new password
MOVED: Final = "moved"  # to a mailbox that is left: its person has another one now, or none
TRIAL: Final = "trial"  # somebody wants to see whether it works

CHOSEN: Final = (TURN, INVITED, BEGUN, VOTE, OVER)  # what people choose from
PROMPT: Final = (CONFIRM, RESET, MOVED, TRIAL)  # what somebody waits for just now, whatever they have chosen

PUSH: Final = "push"
MAIL: Final = "mail"
DISCORD: Final = "discord"
SLACK: Final = "slack"
MATRIX: Final = "matrix"
TELEGRAM: Final = "telegram"
NTFY: Final = "ntfy"
SERVICES: Final = (DISCORD, SLACK, MATRIX, TELEGRAM, NTFY)

ASKED: Final = "asked"  # a mailbox whose owner has not said yet that it is theirs
ON: Final = "on"
OFF: Final = "off"
DEAD: Final = "dead"  # nobody is there any more
LEFT: Final = "left"  # a mailbox that is forgotten as soon as it was told so
CONFIRMED: Final = (ON, OFF)  # a mailbox that is known to be its person's
