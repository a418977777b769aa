"""People: guests, accounts, cookies and moving to another device."""
