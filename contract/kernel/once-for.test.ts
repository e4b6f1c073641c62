import { expect, it } from 'vitest'
import { onceFor } from '@contract/kernel/once-for'

it('makes what is asked for once for each thing, also where that is nothing', () => {
  const asked: object[] = []
  const nothingOf = onceFor((thing: object) => {
    asked.push(thing)
    return undefined
  })
  const [one, other] = [{}, {}]
  expect([nothingOf(one), nothingOf(one), nothingOf(other)]).toEqual([undefined, undefined, undefined])
  expect(asked).toEqual([one, other])
})
