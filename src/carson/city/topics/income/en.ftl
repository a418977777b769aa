### Building income: what is said about it.

## The log

log-stole = { $name } robs the building on { $parcel } of { $amount }.
log-income = { $name } earns { $amount } on { $parcel }.
log-mayor = { $name } now holds the City Hall.
