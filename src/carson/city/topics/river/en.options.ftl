options-river = With the variant river: its parcels, linked side by side; none for the printed river.
options-no-river = { $problem }; name other parcels, or none for the printed river
options-parcels-without-river = parcels of a river are named only with the variant river; take it, or leave them out
options-no-river-tiles = the { $edition } edition has the river printed on its board and no tiles for another one; leave the parcels out
summary-river = a river of our own
