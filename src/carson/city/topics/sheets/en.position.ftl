### Why a position is refused: sheets.

position-sheet-lines = a sheet has { $number } lines, not { $found }
position-no-sheet-now = { $seat } has no sheet at this moment
position-whole-sheet = { $seat } must have filled the whole sheet
position-on-sheet = { $seat } cannot have { $number } on the line { $line } of the sheet
position-every-line = the sheet of { $seat } must name every line that leaves no choice
position-asked-without-sheet = somebody is asked who has no sheet

## What things are called

position-noun-number-on-the-sheet = number on the sheet
position-noun-sheets = sheets

easel-sheet = Sheet: cowboys, parcels, roads, revolvers, bid
