"""Facts printed on the components: action numbers, the map's geometry, buildings, spaces, characters."""
