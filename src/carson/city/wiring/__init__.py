"""Wiring: which step, question and chance is whose work. The only place that knows all steps."""
