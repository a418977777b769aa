### What is said at the door, and to whom is let go.

## Requests that are turned down

refused-too-far-behind = too far behind; reconnect
refused-garbled = this request is no text in UTF-8
refused-greeted = you have said hello on this line already
refused-signed-out = you have signed out; reload the page
refused-silent = nobody said hello; reload the page
refused-flood = too much at once; reconnect
refused-many-lines = you have too many tables open; close some of them

## What the framework refuses, by status

http-403 = this page is out of date; reload it
http-404 = there is nothing at this address
http-405 = this address does not understand that request
http-413 = this is too much at once
http-429 = too many requests; wait a minute
http-400 = this address cannot be read

## Starting

start-no-address = “{ $text }” is no address of a proxy; write it as 192.0.2.7, 2001:db8::7 or 10.0.0.0/8
