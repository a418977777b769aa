### What is said about the database and its folder.

## Requests that are turned down

refused-not-stored = this could not be stored; nothing was changed
refused-disk-full = the disk of this server is full, so this could not be stored; nothing was changed. Tell whoever runs it
refused-disk-fails = the disk of this server fails, so this could not be stored; nothing was changed. Tell whoever runs it
refused-restored = the host has just put back a backup, or the database was away for a moment; look again at how things stand
refused-no-database = the database of this server cannot be reached, so nothing can be stored or looked up now, and nothing was changed. Try again in a moment
refused-in-doubt = the database of this server went away while this was being stored. Look in a moment whether it was, before you try again

## Starting

start-folder-in-use = another server works on the folder { $folder }; stop it first, or choose another folder with --data
start-bad-database = the database { $path } cannot be used ({ $problem }). Put back a backup with carson restore, or make room if the disk is full
start-bad-url = --database takes an address such as postgresql+asyncpg://USER:PASSWORD@HOST:5432/NAME; without it everything is stored in the folder of --data
start-other-kind = --database takes a PostgreSQL (postgresql+asyncpg://...), and no “{ $kind }”; without it everything is stored in the folder of --data
start-no-answer = the database { $name } does not answer ({ $problem }). Start it, or mend the address given with --database
start-not-let-in = the database { $name } does not let us in ({ $problem }). Mend the user or the password in the address given with --database
start-no-such-database = there is no database “{ $database }” at { $name }; make it: createdb { $database }
start-bad-postgres = the database { $name } cannot be used ({ $problem })
start-database-in-use = another server works on the database { $name }; stop it first. If its machine has crashed, the database notices within a minute
start-newer-database = the database { $path } was used by a newer version of Carson; start that one

## Backups

backup-not-empty = { $target } is there already; name a folder that does not exist
backup-no-database = there is no database { $path }
backup-other-key = the backup has another secret.key than the server that works on { $folder }; stop the server first
backup-failed = { $path }: { $problem }
backup-kept = what was there before is kept in { $folder }
backup-made = { $number ->
    [one] OK: one table copied to { $folder }
   *[other] OK: { $number } tables copied to { $folder }
}
backup-restored = { $number ->
    [one] OK: one table put back into { $folder }
   *[other] OK: { $number } tables put back into { $folder }
}
backup-into-postgres = a backup is put back into PostgreSQL by moving it: make an empty database with createdb, run carson move-data { $folder } with its address, and start the server with that

## Moving

move-nothing = there is nothing of Carson in { $source }
move-full-database = { $target } is not empty, and what is there is never mixed with anything else; make a new database with createdb, or delete this one with dropdb
move-full-folder = { $target } is not empty, and what is there is never mixed with anything else; name a new folder, or move this file away
move-failed = nothing was moved from { $source } to { $target }. { $table }: { $problem }. If it is a row, carson check says which
move-differs = nothing was moved: what arrived in { $table } of { $target } is not what was sent
move-table = { $table }: { $rows } rows, the same in both
move-done = OK: { $rows } rows are in { $target }, compared with those that were there before
move-serve = Start the server with it: carson serve --data { $folder } --database { $target }
move-key = Take secret.key of the server's folder along: without it everybody has to sign in again.

## Checks

check-no-database = there is no database in { $folder }
check-older-schema = { $path } was made by an older version of Carson; start the server once, or check it with that version
check-integrity = the database: { $problem }
check-reference = the database: a row of { $table } belongs to a row of { $parent } that is not there
check-key = secret.key is missing, empty or too short
check-mark = { $missing } commits are missing: the write-ahead log is damaged, or an older copy was put in
check-wal = { $path } is what a crash left of a damaged write-ahead log; delete it when you do not need it
check-table = table { $id } “{ $name }”: { $problem }
check-fine = { $number ->
    [one] OK: one table, { $entries } entries
   *[other] OK: { $number } tables, { $entries } entries
}
check-wrong = { $number ->
    [one] one thing is wrong
   *[other] { $number } things are wrong
}
