### What an answer leads to, beside another one: hints say it.

effect-points = { $way ->
    [more] { $amount } VP more for { $who }
   *[less] { $amount } VP less for { $who }
}
effect-hand = { $whose ->
    [own] { $way ->
        [more] auction cards worth { $amount } more left in your hand
       *[less] auction cards worth { $amount } less left in your hand
    }
   *[rival] { $way ->
        [more] auction cards worth { $amount } more left in the hand of { $who }
       *[less] auction cards worth { $amount } less left in the hand of { $who }
    }
}
effect-characters = { $way ->
    [more] character cards: { $amount } more for { $who }
   *[less] character cards: { $amount } less for { $who }
}
effect-you = you
