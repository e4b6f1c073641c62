import { expect, it } from 'vitest'
import { migrations } from '@server/migrations/migrations'
import { statementsOf } from '@server/platform/db/background-migrations'

const background = migrations.filter(migration => migration.background)

it('those of the background say nothing that may not be said twice', () => {
  expect(background.flatMap(statementsOf).length).toBeGreaterThanOrEqual(background.length)
  for (const text of [
    'create index concurrently plain on sale (id)',
    'create index if not exists at_once on sale (id)',
    'drop index concurrently gone',
    'alter table sale add column more int',
    'alter table sale drop constraint gone',
    'alter table sale drop constraint if exists gone, add column more int',
    'alter table sale add constraint half foreign key (ou_id) references operating_unit (id) not valid',
  ])
    expect(() => statementsOf({ name: '9999-planted', sql: text })).toThrow('may not be said twice')
})

it('no index is made beside an open portal by a migration that is one transaction', () => {
  const others = migrations.filter(migration => !migration.background)
  expect(others.filter(({ sql }) => sql.includes(' concurrently')).map(({ name }) => name)).toEqual([])
})
