### What language models are told. docs/language.md tells how to write a sentence.

## prompt

seat-named = Player { $seat }
prompt-rules = Rules in brief
prompt-table = The table as { $name } sees it: that is you
prompt-news = What has happened since you were last asked
prompt-question = The question
prompt-answers = Answer with the number of one of these and nothing else
prompt-move = Player { $seat }: { $action }
prompt-illegal = You replied “{ $reply }”, which names none of these answers, or several. Reply with one number of the list.
prompt-no-answer = the model named no legal answer in { $tries } replies; the last was “{ $reply }”

## parlour

parlour-game = { $name }: { $title }. Options: { $options }. Bots: { $bots }.
parlour-no-seat = seat { $seat } is none of the { $seats } that are played; seats count from 0
parlour-no-game = there is no game { $number }; there are { $known }
parlour-over = nobody is asked: the game is over
parlour-illegal = “{ $answer }” names no legal answer, or several. Illegal answers so far: { $illegal } of { $answers }.
parlour-answers = Illegal answers: { $illegal } of { $answers }.
parlour-secret = players hide something from each other, so the record comes when the game is over
parlour-place = { $place }. { $name }: { $total }
parlour-worth-points = worth { $points } points
parlour-worth-win = wins { $win }
