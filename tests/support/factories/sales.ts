import { randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { Tables } from '@server/platform/db/tables'
import { buildBuyer } from '@tests/support/factories/buyers'
import { buildOperatingUnit, maintenanceFactories } from '@tests/support/factories/maintenance'
import { peopleFactories } from '@tests/support/factories/people'
import { buildPropertyUnit } from '@tests/support/factories/property'
import type { Overrides } from '@tests/support/factories/overrides'

const unique = () => randomUUID().slice(-8).toUpperCase()

/** A draft of the golden deal (EX-04), due in two parts; of a unit, a buyer and an operating unit of its own. */
export async function buildSale(db: Db, overrides: Overrides<'sale'> = {}) {
  const unit = overrides.unit_id
    ? await db
        .selectFrom('property_unit_shown')
        .selectAll()
        .where('id', '=', overrides.unit_id)
        .executeTakeFirstOrThrow()
    : await buildPropertyUnit(db)
  const buyer = overrides.buyer_id
    ? await db.selectFrom('buyer').selectAll().where('id', '=', overrides.buyer_id).executeTakeFirstOrThrow()
    : await buildBuyer(db, overrides.ou_id ? { ou_id: overrides.ou_id } : {})
  const sale = {
    id: randomUUID(),
    unit_id: unit.id,
    unit_code: unit.unit_code,
    project_id: unit.project_id,
    developer_id: unit.developer_id,
    buyer_id: buyer.id,
    buyer_name: buyer.full_name,
    seller_names: '',
    status: 'draft',
    financing: 'bank',
    list_price: '4287350.00',
    discount_kind: 'promo',
    discount_rate_pct: '2.5',
    discount_amount: '107183.75',
    net_list_price: '4180166.25',
    vat_treatment: 'vatable',
    vat_rate_pct: '12',
    vat_amount: '501619.95',
    misc_fee_rate_pct: '5',
    misc_fee_amount: '209008.31',
    tcp: '4890794.51',
    commission_base: '4180166.25',
    reservation_fee: '25000.00',
    reservation_date: '2026-03-02',
    reservation_valid_to: '2026-04-01',
    dp_rate_pct: '20',
    dp_amount: '978158.90',
    dp_terms_months: 1,
    dp_start_date: '2026-04-02',
    balance_amount: '3912635.61',
    ...overrides,
    ou_id: buyer.ou_id,
  } as Insertable<Tables['sale']>
  const due = (seq: number, kind: 'downpayment' | 'balance', due_date: string, amount: string) => ({
    ou_id: buyer.ou_id,
    sale_id: sale.id as string,
    seq,
    kind,
    due_date,
    principal: amount,
    amount,
    created_by: null,
    updated_by: null,
  })
  // In one statement: a sale without its schedule is refused as soon as its statement ends.
  return db
    .with('made', query => query.insertInto('sale').values(sale).returningAll())
    .with('rows', query =>
      query
        .insertInto('sale_schedule')
        .values([
          due(1, 'downpayment', '2026-04-02', String(sale.dp_amount)),
          due(2, 'balance', '2026-05-02', String(sale.balance_amount)),
        ])
        .returning('id'),
    )
    .selectFrom('made')
    .selectAll()
    .executeTakeFirstOrThrow()
}

/** Written by the database as soon as a sale is reserved. */
async function buildSaleCredit(db: Db) {
  const { id } = await buildSale(db, {
    status: 'reserved',
    sale_no: `SALE-${unique()}`,
    reservation_or_ar_no: `OR-${unique()}`,
  })
  return db.selectFrom('sale_credit').selectAll().where('sale_id', '=', id).executeTakeFirstOrThrow()
}

/** A draft that nobody has put into force. */
export async function buildCommissionScheme(db: Db, overrides: Overrides<'commission_scheme'> = {}) {
  const key = unique()
  const { id } = await db
    .insertInto('commission_scheme')
    .values({
      code: `T-${key}`,
      name: `Scheme ${key}`,
      developer_id: null,
      project_id: null,
      valid_from: '2026-01-01',
      valid_to: null,
      company_rate_pct: '6.000000',
      status: 'draft',
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return db.selectFrom('commission_scheme_shown').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** The company's share of the one tranche of a reserved sale. */
async function buildCommissionTransaction(db: Db) {
  const sale = await buildSale(db, {
    status: 'reserved',
    sale_no: `SALE-${unique()}`,
    reservation_or_ar_no: `OR-${unique()}`,
  })
  const scheme = await buildCommissionScheme(db)
  const amounts = { base: '100.00', gross_amount: '6.00', company_amount: '6.00' }
  const own = { ou_id: sale.ou_id, created_by: null, updated_by: null }
  const [sale_commission_id, tranche_id] = [randomUUID(), randomUUID()]
  const tranche = { seq: 1, trigger_amount: '10.00', gross_amount: '6.00', expected_on: null }
  // Shares are a tranche, and tranches a commission, when the transaction ends.
  const id = await db.transaction().execute(async tx => {
    await tx
      .insertInto('sale_commission')
      .values({
        ...{ ...own, ...amounts, id: sale_commission_id, sale_id: sale.id, scheme_id: scheme.id },
        locked_at: null,
      })
      .execute()
    await tx
      .insertInto('commission_tranche')
      .values({
        ...{ ...own, ...tranche, id: tranche_id, sale_commission_id },
        ...{ eligible_on: null, hold_reason: null },
      })
      .execute()
    const share = await tx
      .insertInto('commission_share')
      .values({ ...own, tranche_id, sale_seller_id: null, is_company: true, amount: '6.00' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return share.id
  })
  const { rows } = await sql<object>`select * from commission_share where id = ${id}`.execute(db)
  return rows[0] ?? {}
}

/** A receipt that nobody has posted. */
async function buildCollection(db: Db) {
  const developer = (await maintenanceFactories['developer']?.(db)) as { id: string }
  const unit = await buildOperatingUnit(db)
  const { rows } = await sql<object>`insert into collection (ou_id, developer_id, received_on, cash_amount)
    values (${unit.id}, ${developer.id}, '2026-03-20', 100) returning *`.execute(db)
  return rows[0] ?? {}
}

/** What a seller was paid of a sale, and owes back. */
async function buildClawback(db: Db) {
  const sale = await buildSale(db)
  const seller = (await peopleFactories['seller_profile']?.(db)) as { id: string }
  const { rows } = await sql<object>`
    insert into commission_clawback (ou_id, seller_id, sale_id, cause, opened_on, gross_amount)
    values (${sale.ou_id}, ${seller.id}, ${sale.id}, 'sale_cancelled', '2026-03-20', 100) returning *`.execute(
    db,
  )
  return rows[0] ?? {}
}

async function buildCertificate(db: Db) {
  const developer = (await maintenanceFactories['developer']?.(db)) as { id: string }
  const unit = await buildOperatingUnit(db)
  const { rows } =
    await sql<object>`insert into cwt_certificate (ou_id, number, developer_id, quarter, tax_base,
      tax_withheld, received_on)
    values (${unit.id}, 'C-1', ${developer.id}, '2026-Q1', 1000, 100, '2026-04-15') returning *`.execute(db)
  return rows[0] ?? {}
}

async function buildReportMatch(db: Db) {
  const developer = (await maintenanceFactories['developer']?.(db)) as { id: string }
  const unit = await buildOperatingUnit(db)
  const { rows } = await sql<{ id: string; ou_id: string; developer_id: string }>`
    insert into report_match (ou_id, developer_id, file_name, file_hash, row_count, open_count)
    values (${unit.id}, ${developer.id}, 'report.xlsx', ${'a'.repeat(64)}, 1, 1) returning *`.execute(db)
  const [report] = rows
  if (!report) throw new Error('a report has a row')
  return report
}

async function buildReportMatchRow(db: Db) {
  const report = await buildReportMatch(db)
  const { rows } = await sql<object>`
    insert into report_match_row (ou_id, report_id, developer_id, row_no, unit_code, kind, confidence, state, theirs_gross)
    values (${report.ou_id}, ${report.id}, ${report.developer_id}, 2, 'B-1', 'unknown_sale', 'none', 'open', 100)
    returning *`.execute(db)
  return rows[0] ?? {}
}

export const salesFactories: Record<string, (db: Db) => Promise<object>> = {
  sale: buildSale,
  sale_credit: buildSaleCredit,
  commission_scheme: buildCommissionScheme,
  commission_clawback: buildClawback,
  commission_transaction: buildCommissionTransaction,
  collection: buildCollection,
  cwt_certificate: buildCertificate,
  report_match: buildReportMatch,
  report_match_row: buildReportMatchRow,
}
