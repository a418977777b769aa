options-kit-mode = With the variant kit-carson: one command each in turn order, or everybody at once.
options-mode-without-kit-carson = { $value } is a way to play the variant kit-carson; take it, or leave this out
summary-kit-mode = all at once
