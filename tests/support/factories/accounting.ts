import { randomInt, randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
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

async function buildExpenseRecord(db: Db) {
  const { id: account_id } = await buildAccount(db, { type: 'expense' })
  const { id: employee_id, ou_id } = await buildEmployee(db)
  const { rows } = await sql<{
    id: string
  }>`insert into expense (ou_id, employee_id, payee_name, expense_date)
    values (${ou_id}, ${employee_id}, 'Ayala', ${today}) returning id`.execute(db)
  return db
    .insertInto('expense_line')
    .values({
      ...{ ou_id, account_id, expense_id: rows[0]?.id ?? '', number: 'EX-1', seq: 1, posted_on: today },
      ...{ payee_name: 'Ayala', payee_kind: 'supplier', description: 'Rent', category_id: null },
      ...{ project_id: null, net_amount: '1.00', input_vat: '0.12', ewt_amount: '0.00', atc: null },
      ...{ has_receipt: false, is_reversal: false, created_by: null, updated_by: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const accountingFactories = {
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
