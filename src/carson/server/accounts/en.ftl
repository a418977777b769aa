### Who people are: names, accounts, devices, how often one may come.

## Requests that are turned down

refused-nameless = a name has at least one letter
refused-signed-in = you are signed in already
refused-login-taken = this login is taken; choose another one
refused-wrong-login = login or password is wrong
refused-no-account = you play as a guest, who has no password
refused-wrong-password = this is not the password
refused-old-reset = this link is older than an hour; ask for a new one
refused-used-reset = this link was used already, or is not whole; ask for a new one
refused-old-transfer = this link has been used or is too old; make a new one on the other device
refused-many-passwords = many people are signing in just now; try again in a moment
refused-no-device = this device is signed out already
refused-still-sitting = you have sat down at a table in this moment; try again
refused-no-password = this account has no password; show who you are with a passkey
refused-prove = show once more who you are, with your password or a passkey
refused-no-login = choose a login name first
refused-no-site = passkeys need a page that is reached by a name over HTTPS; the host of this server can give it one (--url)
refused-other-site = this was signed for another page; open { $site } and try again
refused-old-challenge = that took longer than five minutes; try again
refused-foreign-challenge = this was signed for something else; reload the page and try again
refused-used-challenge = this was used already; try again
refused-bad-passkey = the passkey could not be checked; try again, or use another one
refused-unknown-passkey = this passkey is not known here; it may have been removed. Use another one, or your password
refused-others-passkey = this passkey belongs to another account; use one of yours
refused-copied-passkey = this passkey has counted backwards, as a copy of it would; use another way in, and remove it if you do not know why
refused-known-passkey = this passkey is in use here already
refused-gone-passkey = this passkey is removed already
refused-no-passkey = this account has no passkey; add one first
refused-last-passkey = this is the only way into your account; set a password or add another passkey first
refused-many-passkeys = an account has at most { $number } passkeys; remove one first
refused-many-guests = { $number ->
    [one] many people have come from your address just now; come back in a second
   *[other] many people have come from your address just now; come back in { $number } seconds
}
refused-guessing = { $number ->
    [one] too many wrong passwords; the next try counts in a second
   *[other] too many wrong passwords; the next try counts in { $number } seconds
}

## Devices

device-named = { $browser } on { $system }
device-program = A program
device-unknown = A browser

## Names of people and tables; lists of them are separated by spaces

name-guest = Guest { $number }
name-table = { $place } { $thing }
name-guest-named = { $how } { $who }
name-guests-are = Dusty Lucky Quiet Swift Sunny Bold Gentle Rusty Silver Golden Copper Amber Stormy Merry Steady Wily Brave Calm Clever Curious Daring Drowsy Eager Early Honest Humble Jolly Keen Lanky Late Lively Lonesome Lone Mellow Nimble Noble Patient Plucky Polite Proud Quick Rambling Restless Roaming Rugged Salty Sandy Spirited Smiling Spry Starry Stout Sturdy Thirsty Tidy Tireless Tough Trusty Wandering Whistling Wild Windy Wise Witty
name-guests = Coyote Mustang Bison Raven Hawk Falcon Eagle Owl Badger Beaver Bobcat Puma Cougar Fox Hare Jackrabbit Marmot Otter Raccoon Pinto Squirrel Porcupine Armadillo Palomino Gecko Lizard Tortoise Firefly Trout Salmon Heron Crane Quail Roadrunner Magpie Sparrow Swallow Wren Woodpecker Bluebird Turkey Rooster Colt Pony Mule Donkey Burro Longhorn Ram Elk Moose Antelope Wolf Bear Grizzly Cactus Juniper Sagebrush Tumbleweed Yucca Cottonwood Canyon Comet
name-bots = Calico Buck Maverick Dolly Rusty Pepper
name-places = Dusty Quiet Silver High Lonesome Copper Windy Painted Broken Golden Last
name-things = Boots Sunday Creek Noon Wagon Canyon Lantern Fence Saddle Harvest Chance
