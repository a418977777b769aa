"""Accounts: guests, logins, cookies and moving to another device."""
