"""What can be counted: placements, scores, appeal, and what a choice is worth."""
