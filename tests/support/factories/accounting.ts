import { randomInt, randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import { taxRatesOn } from '@contract/modules/accounting/tax-rates'
import type { Db } from '@server/platform/db/database'
import type { Tables } from '@server/platform/db/tables'
import { buildEmployee } from '@tests/support/factories/people'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'

/** Six digits: those of the chart that every installation has are shorter. */
async function buildAccount(db: Db, overrides: Partial<Insertable<Tables['account']>> = {}) {
  const code = String(randomInt(100_000, 1_000_000))
  return db
    .insertInto('account')
    .values({
      code,
      name: `Account ${code}`,
      type: 'asset',
      normal_side: 'debit',
      pnl_group: null,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const today = sql<string>`(now() at time zone 'Asia/Manila')::date`

/** An entry of one centavo between cash and income, as the portal posts it. */
async function buildJournalEntry(db: Db, ouId?: string) {
  const ou_id = ouId ?? (await buildOperatingUnit(db)).id
  const key = `factory:${randomUUID()}`
  const lines = [
    { account: '1010', debit: '0.01' },
    { account: '4910', credit: '0.01' },
  ]
  const entry = {
    ou_id,
    key,
    number: `JE-${key.slice(-8)}`,
    memo: 'Interest',
    source_type: 'manual_entry',
    lines,
  }
  await sql`select portal_lock_ledgers(array[${ou_id}]::uuid[])`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select id from portal_post_entry(${JSON.stringify(entry)}::jsonb || jsonb_build_object('entry_date', ${today}))`.execute(
    db,
  )
  return db
    .selectFrom('journal_entry')
    .selectAll()
    .where('id', '=', rows[0]?.id ?? '')
    .executeTakeFirstOrThrow()
}

async function buildJournalLine(db: Db) {
  const { id } = await buildJournalEntry(db)
  return db
    .selectFrom('journal_line')
    .selectAll()
    .where('entry_id', '=', id)
    .where('seq', '=', 1)
    .executeTakeFirstOrThrow()
}

const WRITTEN = { created_by: null, updated_by: null, total: '0.00' }
const DRAFT = {
  ...WRITTEN,
  status: 'draft',
  entry_id: null,
  template_id: null,
  recurs_on: null,
  bank_line_id: null,
} as const

async function buildManualEntry(db: Db) {
  const { id } = await buildOperatingUnit(db)
  return db
    .insertInto('manual_entry')
    .values({ ou_id: id, memo: 'Bank charges', entry_date: today, lines: '[]', ...DRAFT })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildEntryTemplate(db: Db) {
  const { id } = await buildOperatingUnit(db)
  return db
    .insertInto('entry_template')
    .values({
      ...{ ou_id: id, name: 'Bank charges', memo: 'Bank charges', lines: '[]', is_active: true },
      ...{ recurs_from: null, recurs_until: null, next_on: null, ...WRITTEN },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildOpeningBalance(db: Db) {
  const { id } = await buildOperatingUnit(db)
  const { id: account_id } = await buildAccount(db)
  return db
    .insertInto('opening_balance')
    .values({
      ...{ ou_id: id, account_id, as_of: today, debit: '1.00', credit: '0.00', memo: 'Cash' },
      ...{ developer_id: null, seller_id: null, employee_id: null, entry_id: null },
      ...{ created_by: null, updated_by: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildFiscalPeriod(db: Db) {
  const { id } = await buildOperatingUnit(db)
  return db.selectFrom('fiscal_period').selectAll().where('ou_id', '=', id).limit(1).executeTakeFirstOrThrow()
}

async function buildExpenseCategory(db: Db) {
  const { id } = await buildAccount(db, { type: 'expense' })
  const code = `C${randomInt(100_000, 1_000_000)}`
  return db
    .insertInto('expense_category')
    .values({ code, name: 'Repairs', account_id: id, created_by: null, updated_by: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** As they were in force when nobody had set any. */
const TAX_RATES = JSON.stringify(taxRatesOn([], '2026-01-05'))

async function buildExpenseRecord(db: Db) {
  const { id: account_id } = await buildAccount(db, { type: 'expense' })
  const { id: employee_id, ou_id } = await buildEmployee(db)
  const { rows } = await sql<{
    id: string
  }>`insert into expense (ou_id, employee_id, payee_name, expense_date, tax_rates)
    values (${ou_id}, ${employee_id}, 'Ayala', ${today}, ${TAX_RATES}) returning id`.execute(db)
  return db
    .insertInto('expense_line')
    .values({
      ...{ ou_id, account_id, expense_id: rows[0]?.id ?? '', number: 'EX-1', seq: 1, posted_on: today },
      ...{ payee_name: 'Ayala', payee_kind: 'supplier', description: 'Rent', category_id: null },
      ...{ project_id: null, net_amount: '1.00', input_vat: '0.12', ewt_amount: '0.00', atc: null },
      ...{ has_receipt: false, is_reversal: false, is_voided: false, created_by: null, updated_by: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Posted as owed and not paid, as far as the documents say. */
async function buildBill(db: Db) {
  const { id: employee_id, ou_id } = await buildEmployee(db)
  const { id: entry } = await buildJournalEntry(db, ou_id)
  const { rows } = await sql<{ id: string; payee_id: string }>`
    with payee as (insert into expense_payee (ou_id, key, name) values (${ou_id}, ${randomUUID()}, 'Ayala') returning id)
    insert into expense (ou_id, employee_id, payee_id, payee_name, expense_date, number, status, pay_mode, due_on,
      posted_on, amount, entry_id, tax_rates)
    select ${ou_id}, ${employee_id}, id, 'Ayala', ${today}, 'EX-' || ${randomUUID()}, 'posted', 'owe', ${today},
      ${today}, 0.01, ${entry}, ${TAX_RATES} from payee returning id, payee_id`.execute(db)
  const [bill] = rows
  if (!bill) throw new Error('a bill is inserted')
  await sql`insert into payable_movement (ou_id, expense_id, payee_id, kind, moved_on, amount, journal_entry_id)
    values (${ou_id}, ${bill.id}, ${bill.payee_id}, 'bill', ${today}, 0.01, ${entry})`.execute(db)
  return { ...bill, ou_id, entry }
}

async function buildPayable(db: Db) {
  const { id } = await buildBill(db)
  const { rows } = await sql<object>`select * from expense_payable where id = ${id}`.execute(db)
  return rows[0] ?? {}
}

async function buildExpensePayment(db: Db) {
  const { ou_id, entry } = await buildBill(db)
  return db
    .insertInto('expense_payment')
    .values({
      ...{
        ou_id,
        number: `PV-${randomUUID()}`,
        paid_on: today,
        method: 'cash',
        bank_id: null,
        reference: null,
      },
      ...{ payees: 'Ayala', bills: 1, amount: '0.01', status: 'paid', entry_id: entry, voided_on: null },
      ...{ void_reason: null, created_by: null, updated_by: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildBudget(db: Db) {
  const { id: ou_id } = await buildOperatingUnit(db)
  const { id: account_id } = await buildAccount(db, { type: 'expense', normal_side: 'debit' })
  const { rows } = await sql<object>`
    with line as (insert into budget (ou_id, account_id, year, m01) values (${ou_id}, ${account_id}, 2030, 10) returning *)
    select line.*, 'Repairs' as account_name from line`.execute(db)
  return rows[0] ?? {}
}

async function buildRecurringExpense(db: Db) {
  const { id: employee_id, ou_id } = await buildEmployee(db)
  const { rows } = await sql<object>`
    insert into recurring_expense (ou_id, employee_id, name, frequency, next_on, first_on, payee_name, payee_kind, pay_mode)
    values (${ou_id}, ${employee_id}, 'Rent', 'monthly', ${today}, ${today}, 'Ayala', 'supplier', 'owe') returning *`.execute(
    db,
  )
  return rows[0] ?? {}
}

/** Something a rule found odd. */
async function buildAnomaly(db: Db) {
  const unit = await buildOperatingUnit(db)
  const { rows } = await sql<object>`insert into anomaly
      (ou_id, title, rule, severity, subject_kind, subject_id, evidence, made_by, first_found_on, last_found_on)
    values (${unit.id}, 'EX-1', 'invoice_twice', 'high', 'expense', portal_uuid7(), '{"records": []}', '[]',
      '2026-03-20', '2026-03-20') returning *`.execute(db)
  return rows[0] ?? {}
}

export const accountingFactories = {
  anomaly: buildAnomaly,
  recurring_expense: buildRecurringExpense,
  budget: buildBudget,
  expense_payable: buildPayable,
  expense_payment: buildExpensePayment,
  account: buildAccount,
  journal_entry: (db: Db) => buildJournalEntry(db),
  journal_line: buildJournalLine,
  manual_entry: buildManualEntry,
  entry_template: buildEntryTemplate,
  opening_balance: buildOpeningBalance,
  fiscal_period: buildFiscalPeriod,
  expense_category: buildExpenseCategory,
  expense_record: buildExpenseRecord,
}
