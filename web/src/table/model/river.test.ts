import { expect, test } from 'vitest'
import { streams } from './river'

test('water flows from parcel to parcel and over the edge at its ends', () => {
  const lines = streams(['a2', 'b2', 'b1'])
  const links = lines.filter((line) => line.includes('L'))
  const ends = lines.filter((line) => /[vh]-?22$/.test(line))
  expect(links).toHaveLength(2)
  expect(ends).toHaveLength(2)
})
