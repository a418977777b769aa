### Parcels are bought: what is said about it.

## Questions

question-ask-parcel = Which land do you buy? You have { $cash }; a cowboy on land you leave alone is used up as well.

## Labels

label-poor = { $label } (you have { $cash })
label-take = { $parcel }
label-buy = Buy { $parcel } for { $price }
label-ask-parcel-done = Buy no more land

## Help

rule-buying = { $company ->
    [alone] those who are left buy, Jeb Standish for nothing
   *[company] everybody buys in passing order
}
rule-price = { $price_of_own_object ->
    [yes] A parcel in the open costs $1. Every building, House and mountain that stands on it or on one of the eight parcels around it adds $1, so the price lies between $1 and $10.
   *[no] A parcel in the open costs $1. Every building, House and mountain that stands on one of the eight parcels around it adds $1; what stands on the parcel itself adds nothing, so the price lies between $1 and $9.
}

## Why not

why-no-cowboy-on = you have no cowboy on { $place }

## The end

counted-claimed = { $number ->
    [one] one parcel
   *[other] { $number } parcels
}
