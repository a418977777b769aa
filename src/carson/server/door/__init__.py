"""The door: who comes in from where, how many at once, and how long they may dawdle."""
