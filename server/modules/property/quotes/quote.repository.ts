import { sql } from 'kysely'
import { NOW, TODAY } from '@server/platform/db/clock'
import type { QuoteFigures, QuoteTerms } from '@contract/modules/property/quote.schema'
import type { UnitStatus } from '@contract/selling/unit-state.rules'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import { employeeName } from '@server/platform/people/employees.repository'
import type { SellingQuote } from '@server/platform/selling/quote-port'

/** What a quoted unit is called, and how large it is. */
export type UnitFacts = {
  unit_type: string
  lot_area_sqm: string | null
  floor_area_sqm: string | null
}

export async function findUnitFacts(db: Db, unitId: string): Promise<UnitFacts> {
  const { rows } = await sql<UnitFacts>`
    select t.name as unit_type, u.lot_area_sqm::text, u.floor_area_sqm::text
    from property_unit u join unit_type t on t.id = u.unit_type_id where u.id = ${unitId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a quoted unit is never deleted')
  return row
}

export type StoredQuote = {
  id: string
  ou_id: string
  row_version: number
  quote_no: string
  unit_id: string
  unit_code: string
  project_name: string
  seller_employee_id: string
  seller_name: string
  prepared_for: string | null
  list_price: string
  reservation_fee: string
  quoted_on: string
  valid_until: string
  terms: QuoteTerms
  figures: QuoteFigures
}

export const QUOTE = sql`unit_quote.id, unit_quote.ou_id, unit_quote.row_version, unit_quote.quote_no, unit_quote.unit_id,
  unit_quote.unit_code, (select p.name from project p where p.id = unit_quote.project_id) as project_name,
  unit_quote.seller_employee_id,
  ${employeeName('unit_quote.seller_employee_id')} as seller_name,
  unit_quote.prepared_for, unit_quote.list_price::text, unit_quote.reservation_fee::text,
  unit_quote.quoted_on::text, unit_quote.valid_until::text, unit_quote.terms, unit_quote.figures`

export async function findQuote(db: Db, id: string, access: Condition): Promise<StoredQuote | null> {
  const { rows } = await sql<StoredQuote>`
    select ${QUOTE} from unit_quote where unit_quote.id = ${id} and ${access}`.execute(db)
  return rows[0] ?? null
}

export async function findSellingQuote(db: Db, id: string, access: Condition): Promise<SellingQuote | null> {
  const { rows } = await sql<SellingQuote>`
    select id, quote_no, ou_id, unit_id, seller_employee_id, lead_id, list_price::text, valid_until::text, sale_id
    from unit_quote where id = ${id} and ${access}`.execute(db)
  return rows[0] ?? null
}

export async function lockQuote(db: Db, id: string, access: Condition): Promise<StoredQuote | null> {
  const { rows } = await sql<StoredQuote>`
    select ${QUOTE} from unit_quote where unit_quote.id = ${id} and ${access} for update`.execute(db)
  return rows[0] ?? null
}

type NewQuote = {
  ou_id: string
  quote_no: string
  unit_id: string
  unit_code: string
  project_id: string
  seller_employee_id: string
  lead_id: string | null
  prepared_for: string | null
  quoted_on: string
  valid_until: string
  terms: QuoteTerms
  figures: QuoteFigures
  created_by: string
}

export async function insertQuote(db: Db, { terms, figures, ...quote }: NewQuote): Promise<string> {
  const { id } = await db
    .insertInto('unit_quote')
    .values({
      ...quote,
      updated_by: quote.created_by,
      list_price: figures.price.list_price,
      discount_amount: figures.price.discount_amount,
      tcp: figures.price.tcp,
      reservation_fee: terms.reservation_fee,
      dp_amount: figures.schedule.dp_amount,
      financing: terms.financing,
      terms: JSON.stringify(terms),
      figures: JSON.stringify(figures),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type UnitNow = { status: UnitStatus; held_by: string | null; today: string }

/** Whether the unit is still to be had, at this moment. */
export async function findUnitNow(db: Db, unitId: string): Promise<UnitNow> {
  const { rows } = await sql<UnitNow>`
    select u.status, h.held_by_employee_id as held_by, ${TODAY}::text as today
    from property_unit_shown u
      left join unit_hold h on h.unit_id = u.id and h.released_at is null and h.expires_at > ${NOW}
    where u.id = ${unitId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a quoted unit is never deleted')
  return row
}
