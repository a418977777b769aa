### The moments at which characters are used.

question-ask-use = Do you use the { $character }? { $text }

label-use-yes = Use the { $character }
label-use-no = Not now
label-use-not-this-era = Not this era

log-used = { $name } uses the { $character }.
log-declined = { $name } does not use the { $character }.
log-boosted = { $name }'s auction card counts { $amount } more.
