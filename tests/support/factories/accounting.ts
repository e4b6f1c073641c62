import { randomInt, randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { Tables } from '@server/platform/db/tables'
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

const DRAFT = { created_by: null, updated_by: null, total: '0.00', status: 'draft', entry_id: null } as const

async function buildManualEntry(db: Db) {
  const { id } = await buildOperatingUnit(db)
  return db
    .insertInto('manual_entry')
    .values({ ou_id: id, memo: 'Bank charges', entry_date: today, lines: '[]', ...DRAFT })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildFiscalPeriod(db: Db) {
  const { id } = await buildOperatingUnit(db)
  return db.selectFrom('fiscal_period').selectAll().where('ou_id', '=', id).limit(1).executeTakeFirstOrThrow()
}

export const accountingFactories = {
  account: buildAccount,
  journal_entry: (db: Db) => buildJournalEntry(db),
  journal_line: buildJournalLine,
  manual_entry: buildManualEntry,
  fiscal_period: buildFiscalPeriod,
}
