### What the server says when no single part of it is to blame. docs/language.md tells how to write a sentence.
### Lines that only the host reads in the log are not in a catalogue.

## Requests that are turned down

refused-unknown-you = we do not know you yet; reload the page
refused-foreign-page = this page is not ours
refused-too-long = this message is too long
refused-too-fast = slow down a little
refused-nonsense = this message makes no sense: { $error }
refused-nested = this request is nested too deeply
refused-crashed = something went wrong on the server; it has been noted
refused-no-game = there is no game “{ $game }”
refused-not-text = this is not a text file

## Fields of a form

field-login = a login has 3 to 40 letters, digits or the signs . _ @ -
field-password = a password has 8 to 200 characters
field-new = a password has 8 to 200 characters
field-name = a name has 1 to 40 letters
field-text = a line of chat has 1 to 500 letters
invalid-field = { $field }: { $problem }
invalid-request = the request: { $problem }
invalid-and = ;{ " " }

## Starting

start-open = Carson is open: http://{ $host }:{ $port }   (Ctrl-C closes it)
start-port-taken = cannot listen on { $host }:{ $port } ({ $problem }); choose another --port
start-no-key = { $path } is empty or too short, so anybody could sign in as anybody. Put back the key of your backup, or delete the file: a new key is made then, and everybody has to sign in again
start-no-app = <h1>Carson</h1><p>The web app is not built. Run <code>make setup</code> and start the server again.</p>

## The app on a home screen

app-name = Carson City
app-short-name = Carson
app-description = Build a town, hold your ground and leave richer than you came: with friends, or against bots.
app-rules = Rules
