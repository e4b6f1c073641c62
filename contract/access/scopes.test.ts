import { expect, it } from 'vitest'
import { SCOPES, covers, widerScope } from '@contract/access/scopes'

it('lets a wider scope stand in for a narrower one, never the other way round', () => {
  const table = SCOPES.map(held => SCOPES.filter(needed => covers(held, needed)))
  expect(table).toEqual([['own'], ['own', 'team'], ['own', 'team', 'ou'], ['own', 'team', 'ou', 'all']])
})

it('finds the wider of two scopes in either order', () => {
  expect(widerScope('own', 'team')).toBe('team')
  expect(widerScope('all', 'ou')).toBe('all')
  expect(widerScope('ou', 'ou')).toBe('ou')
})
