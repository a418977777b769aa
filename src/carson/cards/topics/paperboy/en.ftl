### The Paperboy.

question-ask-fetch = Whom does the Paperboy bring?

group-characters = Characters

label-fetch = { $character } ({ $gain }): { $text }
label-fetch-top = The top card of the pile, unseen
label-fetch-no = Nobody

log-fetched = The Paperboy brings { $name } the { $character }.
log-fetched-nobody = { $name }'s Paperboy brings nobody.

topic-paperboy-title = The Paperboy's errand
topic-paperboy-text = When he comes to you, he may bring one more character: one that nobody took in an earlier round, or one from the pile. { $pile }

position-not-fetched = the Paperboy's owner does not have this character

topic-paperboy-any = You name any character of the pile; the order of the others stays unknown.
topic-paperboy-top = From the pile he takes the top card unseen.
topic-paperboy-both = By the usual option you name any character of the pile; the order of the others stays unknown. By the other option he takes the top card unseen.
