import { expect, it } from 'vitest'
import { SCREENS } from '@contract/access/screens'
import { LOOKS, looksOf } from '@tests/support/looks'

it('Each screen is looked at in one look by day, each look meets a fifth of them, and by night each meets all', () => {
  const paths = SCREENS.map(({ path }) => path)
  for (const path of paths) {
    expect(looksOf(path, false), path).toHaveLength(1)
    expect(looksOf(path, true), path).toEqual(LOOKS)
  }
  const met = paths.flatMap(path => looksOf(path, false))
  for (const look of LOOKS)
    expect(met.filter(one => one === look).length, look).toBeGreaterThan(paths.length / 5)
})
