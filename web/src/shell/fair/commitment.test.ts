import { expect, test } from 'vitest'
import { commitmentOf } from './commitment'

test('the same hash as the engine makes', async () => {
  // python: hashlib.sha256(b"carson/9f2c81e07b6a4d53").hexdigest()
  expect(await commitmentOf('9f2c81e07b6a4d53')).toBe('5eda2c9b739f45ca6d6824b907ad9cdca3885a78812280acbcabd3d94c270abf')
})
