/** A seat is shown by colour and shape together, never by colour alone. */
export const SHAPES = ['circle', 'diamond', 'triangle', 'square', 'hexagon', 'cross'] as const

/** The shape of a seat. */
export function shapeOf(seat: number): (typeof SHAPES)[number] {
  return SHAPES[seat % SHAPES.length] ?? 'circle'
}

/** The class that carries a seat's colours: `--p` and `--p-on`. */
export function colourOf(seat: number): string {
  return `pl-${(seat % SHAPES.length) + 1}`
}
