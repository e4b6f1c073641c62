import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { parseWeight, splitByWeights } from '@contract/kernel/parts'
import type { Db } from '@server/platform/db/database'
import { joinMonths } from '@server/modules/sales-report/report.repository'
import {
  book,
  chanceOf,
  changePrice,
  draftSale,
  end,
  marketOf,
  reserve,
  setSellers,
  type Chance,
  type Market,
} from '@tests/api/sales-report.support'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let db: Db
let market: Market
beforeAll(async () => {
  api = await startApi()
  db = api.database.db
  market = await marketOf(db)
})
afterAll(() => api.close())

const WEIGHTS = ['1', '1', '2', '50', '30', '20', '33.3333']
const picked = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)] as T
const dayOf = (chance: Chance) => addDays('2025-01-01', chance(500))

function sellersOf(chance: Chance) {
  const first = chance(market.sellers.length)
  return Array.from({ length: 1 + chance(3) }, (_, index) => ({
    seller: market.sellers[(first + index) % market.sellers.length] as Market['sellers'][number],
    weight: picked(chance, WEIGHTS),
  }))
}

const priceOf = (chance: Chance) => 100_000_000n + BigInt(chance(900_000_001))

/** One step of somebody's life, as far as the table of the sale's states knows it. */
async function step(chance: Chance, ids: string[]): Promise<void> {
  const id = picked(chance, ids)
  const row = await db
    .selectFrom('sale')
    .select(['status', 'reservation_date'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const later = addDays(row.reservation_date, chance(200))
  const any = chance(6)
  if (row.status === 'draft') return reserve(db, id)
  if (any === 0) return changePrice(db, id, priceOf(chance))
  if (any === 1) return setSellers(db, id, sellersOf(chance))
  if (row.status === 'reserved') {
    if (any < 4) return book(db, id, later)
    return end(db, id, any === 4 ? 'cancelled' : 'forfeited', later)
  }
  if (row.status === 'booked') return end(db, id, 'cancelled', later)
  if (row.status === 'cancelled' && any > 3) return reserve(db, id)
}

type Month = { kind: string; month: string; cohort: string; units: string; tcp: string; net: string }
const ORDER = sql`order by 1, 2, 3, 4`

/** What the months should say, told again from the sales alone. */
const fromSales = sql<Month>`
  select h.kind, to_char(h.day, 'YYYY-MM') as month, to_char(s.reservation_date, 'YYYY-MM') as cohort,
    s.ou_id::text || s.project_id || coalesce(s.team_id::text, '') as place, count(*)::text as units, sum(tcp)::text as tcp, sum(net_list_price)::text as net
  from sale s cross join lateral (values ('reserved', s.reservation_date), ('booked', (s.booked_at at time zone 'Asia/Manila')::date),
    ('ended', case when s.status in ('cancelled', 'forfeited') then (s.cancelled_at at time zone 'Asia/Manila')::date end)) h (kind, day)
  where s.status <> 'draft' and h.day is not null group by 1, 2, 3, 4 ${ORDER}`
const kept = (table: 'sale_month', place: string) => sql<Month>`
  select kind, to_char(month, 'YYYY-MM') as month, to_char(cohort, 'YYYY-MM') as cohort, ${sql.raw(place)} as place,
    trim_scale(sum(units))::text as units, sum(tcp)::text as tcp, sum(net_list_price)::text as net
  from ${sql.table(table)} group by 1, 2, 3, 4 having sum(units) <> 0 ${ORDER}`
const bySeller = sql`
  select kind, month, cohort, team_id, seller_id, sum(units) as units, sum(tcp) as tcp, sum(net_list_price) as net
  from sale_seller_month group by 1, 2, 3, 4, 5 having sum(units) <> 0 order by 1, 2, 3, 4, 5`
const sharesBySeller = sql`
  select h.kind, date_trunc('month', h.day)::date as month, date_trunc('month', reservation_date)::date as cohort, team_id, seller_id,
    sum(units) as units, sum(tcp) as tcp, sum(net_list_price) as net
  from sale_credit cross join lateral (values ('reserved', reservation_date), ('booked', booked_on), ('ended', ended_on)) h (kind, day)
  where h.day is not null group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`

async function compare(seed: number): Promise<void> {
  const place = `ou_id::text || project_id || coalesce(team_id::text, '')`
  const [is, should] = [await kept('sale_month', place).execute(db), await fromSales.execute(db)]
  expect(is.rows, `seed ${seed}`).toEqual(should.rows)
  const [sellers, shares] = [await bySeller.execute(db), await sharesBySeller.execute(db)]
  expect(sellers.rows, `seed ${seed}`).toEqual(shares.rows)
}

describe('the months of the report', () => {
  it.each([1, 2, 3])('are the sales, whatever was done to them (walk %i)', async seed => {
    const chance = chanceOf(seed)
    const ids: string[] = []
    for (let index = 0; index < 12; index += 1) {
      const team = picked(chance, [...market.teams, null])
      ids.push(
        await draftSale(db, {
          ou_id: team?.ou_id ?? picked(chance, market.units).id,
          project_id: picked(chance, market.projects),
          team_id: team?.id ?? null,
          date: dayOf(chance),
          price: priceOf(chance),
          sellers: chance(8) === 0 ? [] : sellersOf(chance),
        }),
      )
    }
    for (let turn = 0; turn < 60; turn += 1) {
      await step(chance, ids)
      if (turn % 20 === 7) await joinMonths(db)
      if (turn % 15 === 0) await compare(seed)
    }
    await compare(seed)
    await joinMonths(db)
    await compare(seed)
    const { rows } =
      await sql`select 1 from sale_month group by ou_id, kind, month, cohort, team_id, project_id, developer_id
      having count(*) > 1`.execute(db)
    expect(rows).toEqual([])
  })

  it('EX-07 give each seller the share that the rule gives, and all of them the sale', async () => {
    const { rows } = await sql<{ tcp: string; sellers: { weight: string; tcp: string; units: string }[] }>`
      select s.tcp::text, (select json_agg(json_build_object('weight', trim_scale(w.share_weight)::text, 'tcp', c.tcp::text, 'units', c.units::text)
        order by w.sequence_no) from sale_seller w join sale_credit c on c.sale_id = w.sale_id and c.seller_id = w.seller_id
        where w.sale_id = s.id and w.ended_at is null) as sellers
      from sale s where s.status <> 'draft' and exists (select from sale_seller w where w.sale_id = s.id and w.ended_at is null)`.execute(
      db,
    )
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.some(({ sellers }) => sellers.length > 1)).toBe(true)
    for (const { tcp, sellers } of rows) {
      const weights = sellers.map(({ weight }) => parseWeight(weight))
      expect(sellers.map(share => share.tcp)).toEqual(splitByWeights(parseMoney(tcp), weights).map(moneyText))
      const units = splitByWeights(10_000n, weights)
      expect(sellers.map(share => BigInt(share.units.replace('.', '')))).toEqual(units)
    }
  })

  it('can be made again from nothing', async () => {
    const before = await kept('sale_month', 'ou_id::text').execute(db)
    await sql`select sale_months_anew()`.execute(db)
    expect((await kept('sale_month', 'ou_id::text').execute(db)).rows).toEqual(before.rows)
  })
})
