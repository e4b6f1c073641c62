import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchFunction, searchIndex } from '@server/platform/db/search-index'
import { inTransaction } from '@server/platform/db/transaction'
import { registerResource } from '@server/platform/resource/register-resource'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { makeTrialTable, trialResource } from '@tests/support/trial-resource'
import { aPerson, unitId } from '@tests/api/attacks/people.support'

const EACH = 6_000
type Rows = { data: { code: string; name: string }[]; meta: { total: number; filtered: number } }

let api: TestApi
let cebu: Client
let company: Client
beforeAll(async () => {
  api = await startApi({
    extraRoutes: (app, platform) => {
      registerResource(app, platform, trialResource, { only: ['list'] })
      registerResource(
        app,
        platform,
        { ...trialResource, path: '/indexed', search: 'indexed' },
        { only: ['list'] },
      )
    },
  })
  const { db } = api.database
  await makeTrialTable(db)
  await sql`insert into trial (ou_id, code, name)
    select u.id, u.ou_code || '-' || n, case n % 10 when 0 then 'Ocampo, José ' else 'Reyes, Ana ' end || n || case when n = 77 then ' 100% o''clock \\ under_score' else '' end
    from generate_series(1, ${EACH}) n cross join operating_unit u where u.ou_code in ('CEB', 'DVO')`.execute(
    db,
  )
  await sql.raw(searchIndex('trial', ['code', 'name'])).execute(db)
  await sql`analyze trial`.execute(db)
  const codes = ['maintenance.sales_team.view'] as const
  cebu = (await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'CEB' })).client
  company = (await aPerson(api, { codes })).client
})
afterAll(() => api.close())

const search = async (client: Client, path: string, words: string) =>
  (
    await client.get<Rows>(
      `/api/v1/${path}?${new URLSearchParams({ search: words, sort: 'code:asc' }).toString()}`,
    )
  ).body

/** What the index gives away, as the person of one unit. */
async function found(word: string, most = 5_000): Promise<number | null> {
  const identity = {
    role: 'unit' as const,
    userId: '01a1fa65-f2dd-768c-999c-c8f7244c9822',
    unitIds: [await unitId(api, 'CEB')],
  }
  const { rows } = await inTransaction(api.database, { identity }, tx =>
    sql<{
      n: number | null
    }>`select cardinality(${sql.id(searchFunction('trial'))}(array[${`%${word}%`}], ${most})) as n`.execute(
      tx.db,
    ),
  )
  return rows[0]?.n ?? null
}

describe('a search by index', () => {
  it.each([
    'ceb-1234',
    'ceb-77',
    'CEB-12',
    'josé 120',
    'ocampo',
    'reyes',
    'an',
    'a 5',
    'dvo-55',
    'nobody-here',
    '100%',
    "o'clock",
    '\\',
    'under_score',
    '%',
    '_',
    "';--",
  ])('finds what a walk through the list finds, for one unit and for all: %s', async words => {
    for (const client of [cebu, company])
      expect(await search(client, 'indexed', words)).toEqual(await search(client, 'trials', words))
  })

  it('INJ-01 takes what is typed as it stands', async () => {
    expect((await search(cebu, 'indexed', '100%')).meta.filtered).toBe(1)
    expect((await search(cebu, 'indexed', 'under_score')).meta.filtered).toBe(1)
    expect((await search(cebu, 'indexed', 'underxscore')).meta.filtered).toBe(0)
  })

  it('OBJ-10 finds nothing of another unit, not by the index alone either', async () => {
    expect((await search(cebu, 'indexed', 'dvo-55')).meta).toEqual({ total: EACH, filtered: 0 })
    expect(await found('dvo-55')).toBe(0)
    expect(await found('ceb-5555')).toBe(1)
  })

  it('leaves it to the list where a word is in too many rows', async () => {
    expect(await found('reyes')).toBeNull()
    expect(await found('ocampo')).toBe(EACH / 10)
    expect(await found('ocampo', 100)).toBeNull()
  })

  it('looks the words up instead of reading every row, though a policy stands on the table', async () => {
    const before = await scans()
    await search(cebu, 'indexed', 'ceb-4321')
    await expect.poll(scans).toBeGreaterThan(before)
  })
})

async function scans(): Promise<number> {
  const { rows } = await sql<{ scans: string }>`select idx_scan as scans from pg_stat_user_indexes
    where indexrelname = 'trial_search'`.execute(api.database.db)
  return Number(rows[0]?.scans ?? 0)
}
