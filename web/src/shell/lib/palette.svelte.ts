/** The colours of the seats at the table that is looked at; everywhere else seats have their usual ones. */
import type { SeatInfo } from './protocol'

let colours = $state.raw<number[]>([])

export const palette = {
  of: (seat: number): number => colours[seat] ?? seat,
  /** A table is looked at; none when it is left. */
  show(seats: Pick<SeatInfo, 'colour'>[]): void {
    colours = seats.map((seat) => seat.colour)
  },
}
