### Variant Kit Carson: what is said about it.

## Numbers of things

count-take-back = { $number ->
    [one] { $number } more this round
   *[other] { $number } more this round
}

## Questions

question-ask-place-turns = Place a cowboy, shift one or pass: you have { $cowboys } left, and each one at home is worth 1 firepower.
question-ask-place-begin = You begin: place a cowboy or pass, and then everybody places at once. You have { $cowboys }.
question-ask-place-together = Everybody places at once: place a cowboy, take one back or pass. You have { $cowboys } left.
question-ask-place-back = You have no cowboy left at home: take one back or pass.
question-ask-shift = Your cowboy is back: where does it go instead? You may also keep it at home.
question-ask-shift-white = The white cowboy is back: where does it go instead? It may not start a duel there.
question-place-together = Everybody places at once.

## Group

group-take-back = Take back

## Labels

label-take-back = Take your cowboy back from { $place } ({ $left })
label-take-back-dynamite = Take your cowboy back from { $place } with its dynamite ({ $left })
label-take-back-no-duel = Take your cowboy back from { $place } with its no-duel token ({ $left })
label-take-back-white = Take the white cowboy back from { $place } ({ $left })
deed-ask-shift = Send it to { $place }
label-ask-shift-done = Keep it at home
label-put-away-white = Leave the white cowboy at home for now
label-put-away-dynamite = Put the dynamite away
label-put-away-no-duel = Put the no-duel token away

## The log

log-took-back = { $name } takes a cowboy back from { $place }.
log-took-back-white = { $name } takes the white cowboy back from { $place }.
log-all-at-once = Now everybody places at once.

## Why not

why-no-shifting = placed cowboys stay where they are, except with the variant Kit Carson
why-no-take-back-left = you have taken back { $most } pieces this round, and more is not allowed
why-mayor-stays = the cowboy that holds the City Hall stays there
why-no-piece-on = you have no cowboy on { $place } to take back

## Score

score-pass-track = Passing early in the last round: { $pass_vp } VP for each player behind
score-detail-pass-track = { $count } behind

## Option

option-kit-mode = How cowboys are placed

## The variant

variant-kit-carson-name = Kit Carson
variant-kit-carson-text = Placed cowboys may be taken back and shifted, up to { $take_backs } times a round, and at the end each player behind you on the pass track is worth { $pass_vp } VP. One after the other, or all at once and live.

## Kit

kit-mode-turns-name = In turns
kit-mode-turns-text = One command each in turn order: place a cowboy, shift one, take one back or pass.
kit-mode-live-name = All at once
kit-mode-live-text = After the first player's first cowboy everybody acts whenever they like, and the first command to arrive counts first. What is done cannot be undone, but cowboys can be taken back.

## Help

topic-kit-carson-title = Variant: Kit Carson
topic-kit-carson-text =
    A variant for quick hands. Cowboys placed this round may be taken back, with the token they carry, and placed somewhere else, up to { $take_backs } times a round for each player; only a cowboy that holds the City Hall from an earlier round stays.{ $enclosures } Whoever passes can neither place nor shift any more.
    In turns, each player gives one command: place a cowboy, shift one, take one back or pass.
    All at once, the first player gives the first command, and from then on everybody acts whenever they like until they pass. Of two commands the one that arrives first counts first. The white cowboy, dynamite and no-duel tokens are taken in hand with one command and placed with the next; putting one away again counts as taking a cowboy back. What is done cannot be undone, so mistakes are mended by taking cowboys back.
    While the white cowboy stands somewhere, nobody else can go there but a Singer's token, and it goes only where it could be placed at first.
    At the end of the game each player behind you on the pass track of the last round is worth { $pass_vp } VP.
    { $all_at_once ->
        [yes] { topic-kit-carson-live }
       *[no] { topic-kit-carson-turns }
    }
topic-kit-carson-enclosures = {" "}One in an enclosure comes back the same way, while horses stay where they are.
topic-kit-carson-turns = This game is played in turns.
topic-kit-carson-live = This game is played all at once.
