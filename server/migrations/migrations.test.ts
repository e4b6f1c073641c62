import { expect, it } from 'vitest'
import { migrations } from '@server/migrations/migrations'

it('stand in the order of their names, each once: a backup tells them by it', () => {
  const names = migrations.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].sort())
})
