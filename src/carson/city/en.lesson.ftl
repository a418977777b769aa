### The guided first game: what the coach says before and after each answer (lesson.toml). Plain, short, warm.
### $B and $C are the names of the others; every other number comes from the game.

lesson-mountains = Welcome to Carson City, a town that does not exist yet! You begin with two pieces of land, free of charge. Take one of these two: both lie among mountains.
lesson-mountains-done = { $parcel } is yours until the end. A Mine there will be paid for every mountain next to it.

lesson-near-the-city = The little house is where the city begins. Take your second piece of land near it: the city will grow that way.
lesson-near-the-city-done = { $parcel } is yours, too. No road touches it yet, but you will see to that soon.

lesson-banker = Every round you choose a character, who helps you for this round only. A newcomer needs money: take the Banker.
lesson-banker-done = The Banker gave you ${ $cash } at once. { $B } and { $C } have chosen as well. The lowest number goes first, and that is yours.

lesson-road = You own one road, and you may lay it whenever it is your turn. Roads grow out of the city, and Houses and most buildings need one. Lay yours towards your land.
lesson-road-done = Your road ends at the corner of your land. That is enough: your land touches a road now.

lesson-mine-wanted = Now send out your cowboys, one in each turn. The track shows what they can do. One of them should get you the Mine for ${ $price }.
lesson-mine-wanted-done = He stands there and waits: everything is carried out when all players have sent their cowboys. { $B } and { $C } have each sent one, too.

lesson-land-wanted = A cowboy on free land lets you buy it. Send one to the land between the house and your own.
lesson-land-wanted-done = Your cowboy stands on the land. You pay when the land's turn comes.

lesson-pass = You could send your last cowboy as well, but cowboys at home are useful, too: each one makes you stronger in a fight. Keep him and pass.
lesson-pass-done = You passed first, so you choose first next round. Now everything is carried out from the top of the track to the bottom. { $C }, for one, has earned ${ $wage } in wages.

lesson-land = It is the land's turn. It costs $1, and $1 more for everything on it and around it: ${ $price }. Buy it.
lesson-land-done = You paid ${ $paid }, and { $parcel } is yours.

lesson-mine = Now buildings are sold, the dearest first. It is your Mine's turn: buy it.
lesson-mine-done = The Mine is yours for ${ $paid }.

lesson-mine-site = Where should it stand? A Mine earns $3 a round for each mountain next to it, so put it on your land among the mountains.
lesson-mine-site-done = Your Mine has paid for the first time: ${ $income }! It also brought you { $revolvers ->
    [one] a revolver
   *[other] { $revolvers } revolvers
}, and now that the round ends you get { $cowboys } new cowboys.

lesson-cash = At the end of a round you may keep as much cash as your character allows. The Banker allows a lot: keep all of it.
lesson-cash-done = The second round begins. Whatever was not sold has become cheaper, and new buildings have come.

lesson-mercenary = You choose first. This round there will be a fight: take the Mercenary, who adds to your firepower.
lesson-mercenary-done = Your revolvers, your cowboys at home and the Mercenary: all of it is firepower. And look: { $C } has sent a cowboy to the Saloon.

lesson-duel-wanted = You want the Saloon for ${ $price } as well? Then go there! Where cowboys of two players meet, they fight a duel.
lesson-duel-wanted-done = Now two cowboys stand at the Saloon. The duel is fought when its turn comes.

lesson-points-wanted = Whoever has the most victory points (VP) in the end wins. Send a cowboy to the place where you can buy some with your income.
lesson-points-wanted-done = He will wait there until your buildings have paid you.

lesson-duel = { $C } has sent out nearly everybody. Pass, and keep your cowboys at home: in the duel each of them counts.
lesson-duel-done = The duel! You rolled a { $die } and added your firepower, { $firepower }: that makes { $strength }. { $C } came to { $theirs }. You have won, and { $C }'s cowboy goes home.

lesson-saloon = The winner may buy the Saloon. Do!
lesson-saloon-done = The Saloon is yours for ${ $paid }.

lesson-saloon-site = A Saloon needs a road, and it earns $5 a round for each House next to it. Put it on the land you bought, next to the first House.
lesson-saloon-site-done = That is a good place. Most buildings bring a new House along, and so does this one.

lesson-house = A House needs a road, too. Thanks to yours there is room right beside the Saloon: choose one of the two places.
lesson-house-done = Pay day! Your Mine has earned ${ $mine } and your Saloon ${ $saloon }: $5 for each of the two Houses beside it.

lesson-points = Now turn money into victory points: the Mercenary lets you keep little of it anyway. How many do you buy?
lesson-points-done = { $points } VP for ${ $paid }. That is how games are won!

lesson-limit = The round ends: cash above the Mercenary's limit has to go. For every $10 you spend now you get 1 more VP. Do you want one?
lesson-limit-done = You have seen two of the four rounds: land, a Mine, a duel, a House, income and points.

lesson-end = That is all you need to know. The other two rounds are yours: play as you like. Good luck!
