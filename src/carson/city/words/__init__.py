"""Words: text forms, help, questions and reports. Nothing here decides a rule."""
