### Roads are laid: what is said about it.

## Questions

question-ask-roads-buildings = Do you lay roads before the buildings are sold? You have { $roads }.
question-ask-roads-waiting = Do you lay roads before waiting buildings are placed? You have { $roads }.
question-ask-roads-last = Do you lay roads before the final scoring? You have { $roads }; a road that is the first to touch some parcel gives { $vp } VP.

## Labels

label-ask-roads-done = Lay no more roads now

## The log

log-laid-road = { $name } lays a road on the { $side } side of { $parcel }.
log-laid-bridge = { $name } builds a bridge on the { $side } side of { $parcel }.

## Help

topic-roads-last = Whoever scores for roads is asked once more before the final scoring.
topic-roads-characters = , and from { $names }
topic-roads-character = the { $name }

## Why not

why-road-before-the-game = roads are laid when the first round has begun
why-road-there = there is a road on { $edge } already
why-road-alone = a road on { $edge } would touch no other road
why-no-road-left = there is no road left in your supply

## The end

counted-laid-road = { $number ->
    [one] one road
   *[other] { $number } roads
}
