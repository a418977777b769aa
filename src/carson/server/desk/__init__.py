"""The position desk: any position with a line of answers, shown as a table shows it; nothing is kept."""
