"""Every card on the table, and the agenda of what is to do."""
