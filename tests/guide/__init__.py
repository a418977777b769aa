"""The guide for newcomers (docs/contributing.md): what it says is done here, step by step."""
