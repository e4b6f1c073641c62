import { sql } from 'kysely'
import { addDays } from '@contract/kernel/dates'
import { moneyText } from '@contract/kernel/money'
import type { Db } from '@server/platform/db/database'
import { buildBuyer } from '@tests/support/factories/buyers'
import { buildPropertyUnit } from '@tests/support/factories/property'
import { buildSale } from '@tests/support/factories/sales'

export type Seller = { id: string; employee_id: string | null; ou_id: string }
export type Chance = (below: number) => number

/** The same numbers for the same seed, or a failure could not be looked at twice. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  return below => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export type Market = {
  units: { id: string; ou_code: string }[]
  projects: string[]
  teams: { id: string; ou_id: string }[]
  sellers: Seller[]
}

export async function marketOf(db: Db): Promise<Market> {
  const [units, projects, teams, sellers] = await Promise.all([
    db.selectFrom('operating_unit').select(['id', 'ou_code']).orderBy('ou_code').execute(),
    db.selectFrom('project').select('id').orderBy('code').limit(4).execute(),
    db.selectFrom('sales_team').select(['id', 'ou_id']).orderBy('code').execute(),
    db.selectFrom('seller_profile').select(['id', 'employee_id', 'ou_id']).orderBy('display_name').execute(),
  ])
  return { units, projects: projects.map(({ id }) => id), teams, sellers }
}

let count = 0

export type SaleOrder = {
  ou_id: string
  project_id: string
  team_id: string | null
  date: string
  price: bigint
  sellers: readonly { seller: Seller; weight: string }[]
}

/** A draft, with its sellers; no rule of the services is asked here: what is tried is what follows from the rows. */
export async function draftSale(db: Db, wanted: SaleOrder): Promise<string> {
  const unit = await buildPropertyUnit(db, { project_id: wanted.project_id })
  const buyer = await buildBuyer(db, { ou_id: wanted.ou_id })
  const price = moneyText(wanted.price)
  const sale = await buildSale(db, {
    ou_id: wanted.ou_id,
    unit_id: unit.id,
    buyer_id: buyer.id,
    team_id: wanted.team_id,
    reservation_date: wanted.date,
    reservation_valid_to: addDays(wanted.date, 30),
    dp_start_date: addDays(wanted.date, 31),
    list_price: price,
    discount_amount: '0.00',
    net_list_price: price,
    discount_kind: 'none',
    discount_rate_pct: null,
    vat_amount: '0.00',
    misc_fee_amount: '0.00',
    tcp: price,
    dp_amount: price,
    balance_amount: '0.00',
    reservation_fee: '0.00',
  })
  await setSellers(db, sale.id, wanted.sellers)
  return sale.id
}

export async function setSellers(db: Db, saleId: string, sellers: SaleOrder['sellers']): Promise<void> {
  await sql`update sale_seller set ended_at = now() where sale_id = ${saleId} and ended_at is null`.execute(
    db,
  )
  for (const [index, { seller, weight }] of sellers.entries())
    await sql`insert into sale_seller (ou_id, sale_id, seller_id, employee_id, level, share_weight, sequence_no)
      select ou_id, id, ${seller.id}, ${seller.employee_id}, 'agent', ${weight}::numeric, ${index + 1} from sale
      where id = ${saleId}`.execute(db)
}

export async function reserve(db: Db, id: string): Promise<void> {
  count += 1
  await sql`update sale set status = 'reserved', sale_no = coalesce(sale_no, ${`SALE-T-${String(count).padStart(6, '0')}`}),
    reservation_or_ar_no = 'OR-1', cancelled_at = null, cancel_reason_code = null, cancel_kind = null
    where id = ${id}`.execute(db)
}

/** At noon in Manila: the day is the business's, whatever the clock of the database says. */
const noon = (date: string) => `${date}T04:00:00Z`

export async function book(db: Db, id: string, date: string): Promise<void> {
  await sql`update sale set status = 'booked', booked_at = ${noon(date)}, cts_signed_at = ${date}, scheme_snapshot = '{}'
    where id = ${id}`.execute(db)
}

export async function end(
  db: Db,
  id: string,
  status: 'cancelled' | 'forfeited',
  date: string,
): Promise<void> {
  await sql`update sale set status = ${status}, cancelled_at = ${noon(date)}, cancel_reason_code = 'other', cancel_kind = 'backout'
    where id = ${id}`.execute(db)
}

export async function changePrice(db: Db, id: string, price: bigint): Promise<void> {
  const text = moneyText(price)
  await sql`with s as (update sale set list_price = ${text}, net_list_price = ${text}, tcp = ${text}, dp_amount = ${text}
      where id = ${id} returning id)
    update sale_schedule set principal = ${text}, amount = ${text} from s where sale_id = s.id and seq = 1`.execute(
    db,
  )
}
