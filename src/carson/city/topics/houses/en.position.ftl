### Why a position is refused: Houses.

position-which-building = the line “placing” must name the parcel of a building
position-not-own-building = the building is not one of { $seat }
position-no-more-houses = the building needs no more Houses
position-houses-not-on-map = the Houses and Townhouses named with “placing” must be on the map
position-refused-own = only the land of other players can be refused
position-no-other-owner = this parcel belongs to no other player
position-no-consent-needed = nobody has to agree to a Townhouse in this game
position-no-house-here = no House can be placed on this parcel
