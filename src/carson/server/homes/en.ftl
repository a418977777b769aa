### Many processes that find each other through Redis

refused-elsewhere = this table is just moving to another server; try again in a moment
refused-apart = the connection to the other tables is lost, trying again
refused-moved = this table has moved to another server; nothing was changed
start-bad-redis-url = --redis takes an address such as redis://USER:PASSWORD@HOST:6379/0
start-no-redis = Redis at { $name } does not answer: { $problem }
start-redis-needs-postgres = --redis lets many servers work on one database, so it needs --database with a PostgreSQL
start-other-key = { $path } is not the key of the other servers at { $name }; copy theirs here, or nobody stays signed in
worker-ready = { $number ->
    [one] One process thinks
   *[other] { $number } processes think
  } for the servers at { $name }   (Ctrl-C ends it)
