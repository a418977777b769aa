"""Counting: prices, connection, firepower, incomes and scores. Nothing here changes the table."""
