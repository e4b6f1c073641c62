import { sql, type Insertable } from 'kysely'
import { quoteTermsSchema } from '@contract/modules/property/quote.schema'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { computeQuote } from '@contract/modules/property/quote.rules'
import type { Db } from '@server/platform/db/database'
import type { Tables } from '@server/platform/db/tables'
import { buildEmployee } from '@tests/support/factories/people'
import { buildPropertyUnit } from '@tests/support/factories/property'
import type { Overrides } from '@tests/support/factories/overrides'

/** A hold that has a day to go, by somebody of a unit of their own unless one is given; as the database has it. */
export async function buildUnitHold(db: Db, overrides: Overrides<'unit_hold'> = {}) {
  const unit_id = overrides.unit_id ?? (await buildPropertyUnit(db)).id
  const holder =
    overrides.held_by_employee_id && overrides.ou_id
      ? { id: overrides.held_by_employee_id, ou_id: overrides.ou_id }
      : await buildEmployee(db, overrides.ou_id ? { ou_id: overrides.ou_id } : {})
  const expires_at = overrides.expires_at ?? new Date(Date.now() + 24 * 3_600_000)
  const hold = await db
    .insertInto('unit_hold')
    .values({
      started_at: new Date(Date.now() - 72 * 3_600_000),
      lead_id: null,
      released_at: null,
      release_reason: null,
      ...overrides,
      expires_at,
      unit_id,
      ou_id: holder.ou_id,
      held_by_employee_id: holder.id,
    } as Insertable<Tables['unit_hold']>)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!overrides.released_at)
    await sql`update property_unit set status = 'on_hold', held_until = ${hold.expires_at} where id = ${unit_id}`.execute(
      db,
    )
  return hold
}

async function buildReservedUnit(db: Db) {
  const { unit_id } = await buildUnitHold(db)
  return db.selectFrom('reserved_unit').selectAll().where('unit_id', '=', unit_id).executeTakeFirstOrThrow()
}

const someTerms = quoteTermsSchema.parse({
  discount: { by: 'rate', rate_pct: '2.5' },
  financing: 'bank',
  reservation_fee: '25000.00',
  dp_terms_months: 18,
})

export async function buildUnitQuote(db: Db, overrides: Overrides<'unit_quote'> = {}) {
  const unit = await buildPropertyUnit(db)
  const seller = await buildEmployee(db, overrides.ou_id ? { ou_id: overrides.ou_id } : {})
  const figures = computeQuote(
    {
      list_price: unit.list_price,
      vat_rule: 'residential_dwelling',
      is_socialised: false,
      vat_inclusive_prices: false,
      misc_fee_rate_pct: '5',
      today: '2026-11-22',
      taxes: saleTaxesOn([], '2026-11-22'),
    },
    someTerms,
  )
  return db
    .insertInto('unit_quote')
    .values({
      quote_no: `QT-T-${unit.unit_code}`,
      lead_id: null,
      prepared_for: null,
      created_by: null,
      updated_by: null,
      unit_code: unit.unit_code,
      project_id: unit.project_id,
      list_price: unit.list_price,
      discount_amount: figures.price.discount_amount,
      tcp: figures.price.tcp,
      reservation_fee: someTerms.reservation_fee,
      dp_amount: figures.schedule.dp_amount,
      financing: someTerms.financing,
      quoted_on: '2026-11-22',
      valid_until: '2026-11-29',
      terms: JSON.stringify(someTerms),
      figures: JSON.stringify(figures),
      link_expires_at: null,
      link_revoked_at: null,
      last_opened_at: null,
      ...overrides,
      unit_id: unit.id,
      ou_id: seller.ou_id,
      seller_employee_id: seller.id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const holdFactories: Record<string, (db: Db) => Promise<object>> = {
  reserved_unit: buildReservedUnit,
  unit_quote: buildUnitQuote,
}
