### What carson.data says.

data-no-dataset = “{ $folder }” has no Parquet files of carson arena --plies
data-other-games = “{ $file }” has games of another kind than the files before it: its { $key } differs
data-other-rules = these games were played by the rules { $rules }, and here are { $here }; install carson { $version }
data-misfit = game { $game } does not replay: { $reason }
data-other-question = another question comes after { $moves } moves
data-other-answers = other answers are offered after { $moves } moves
data-other-result = it ends with another result
data-over = it is over before its rows are
