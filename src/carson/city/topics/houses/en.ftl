### The Houses and Townhouses that come with a building: what is said about it.

## Questions

question-ask-house = { $number ->
    [one] Your { $building } on { $parcel } brings a House: where does it go?
   *[other] Your { $building } on { $parcel } brings { $number } Houses: where does the next one go?
}
question-ask-consent-house = { $name } would like to put a House on your parcel { $parcel }: do you agree?
question-ask-consent-townhouse = { $name } would like to turn your House on { $parcel } into a Townhouse: do you agree?

## Labels

label-ask-house-keep = Take the { $building } back and keep it for a later time
label-ask-consent-no = No

## The log

log-asked = { $name } asks { $owner } for leave to build on { $parcel }.
log-agreed = { $name } agrees.
log-refused = { $name } refuses.
log-attack-cancelled = { $name }'s Church calls off the attack on { $parcel }; all cowboys there go home.
log-withdrawn = { $name } takes the { $building } back from { $parcel }.

## Help

rule-where = { $company ->
    [alone] on nobody's land or on your own, never on that of Jeb Standish.
   *[company] on nobody's land, on your own, or on a rival's if the rival agrees.
}
rule-townhouses = { $townhouses ->
    [yes] Instead of adding a House you may turn a House into a Townhouse, which counts as two Houses. All eight parcels around it must be built on or owned, so this never happens at the edge of the map. { rule-whose }
   *[no] A House stays a House: there are no Townhouses in this game.
}
rule-whose = { $company ->
    [alone] The Houses of Jeb Standish are not yours to turn.
   *[company] { $townhouse_consent ->
        [yes] For a rival's House the rival must agree.
       *[no] Anybody's House will do; nobody has to agree.
    }
}

## Why not

why-refused = the owner of { $parcel } has refused
why-no-townhouses = there are no Townhouses in this game
why-no-townhouse = the House on { $parcel } cannot become a Townhouse: not all eight parcels around it are taken
why-no-house = no House can stand on { $parcel }
why-closed-land = { $parcel } belongs to Jeb Standish, who lets nobody build there
