import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import { businessDay } from '@server/platform/db/business-day'
import { unitId } from '@tests/api/attacks/people.support'
import { ledgerFault } from '@tests/api/ledger.support'
import { startApi, type TestApi } from '@tests/support/api'

type Line = { account: string; debit?: string; credit?: string }
type EntryWords = { entry_date?: string; source_type?: string; is_adjustment?: boolean; lines: Line[] }

const RENT: Line[] = [
  { account: '6100', debit: '100.00' },
  { account: '1020', credit: '100.00' },
]

let api: TestApi
let unit: string
let today: string
beforeAll(async () => {
  api = await startApi()
  unit = await unitId(api, 'CEB')
  today = await businessDay(api.database.db)
})
afterAll(() => api.close())

/** Handed to the database by its owner, past every rule of the portal; undone in any case. */
async function written(
  said: EntryWords,
  { before, after, last }: Partial<Record<'before' | 'after' | 'last', RawBuilder<unknown>>> = {},
): Promise<string> {
  const entry = {
    ...{ ou_id: unit, number: 'JE-CEB-0000-000001', memo: 'Past the portal', source_type: 'expense' },
    ...{ key: `past-the-portal:${crypto.randomUUID()}`, entry_date: today, ...said },
  }
  const tried = api.database.db.transaction().execute(async tx => {
    await before?.execute(tx)
    await sql`select portal_lock_ledgers(array[${unit}]::uuid[])`.execute(tx)
    await sql`select portal_post_entry(${JSON.stringify(entry)}::jsonb)`.execute(tx)
    await after?.execute(tx)
    await last?.execute(tx)
    // What is looked at when a transaction ends is looked at now.
    await sql`set constraints all immediate`.execute(tx)
    throw new Error('taken')
  })
  return tried.catch((error: { constraint?: string; message: string }) => error.constraint ?? error.message)
}

const period = (month: string, status: string) =>
  sql`update fiscal_period set status = ${status}, closed_at = ${status === 'closed' ? sql`now()` : null}
    where ou_id = ${unit} and month = ${month}`

/** A third line for the entry that was written last, otherwise as its first one says. */
const another = (said: object) =>
  sql`insert into journal_line select (jsonb_populate_record(l, jsonb_build_object('id', portal_uuid7(), 'seq', 3)
      || ${JSON.stringify(said)}::jsonb)).* from journal_line l join journal_entry e on e.id = l.entry_id
    where l.ou_id = ${unit} and l.seq = 1 order by e.chain_seq desc limit 1`

describe('whoever writes, the database', () => {
  it('takes an entry that is balanced, of two lines or more', async () => {
    expect(await written({ lines: RENT })).toBe('taken')
  })

  it.each<[string, Line[]]>([
    ['a centavo more on one side', [{ account: '6100', debit: '100.01' }, ...RENT.slice(1)]],
    ['one line', RENT.slice(0, 1)],
  ])('INV-01 takes no entry of %s', async (_what, lines) => {
    expect(await written({ lines })).toBe('journal_entry_balanced')
  })

  it('INV-01 takes no line more, wherever it stands among those of its entry', async () => {
    const refused = 'journal_entry_balanced'
    expect(await written({ lines: RENT }, { after: another({}) })).toBe(refused)
    // Those that came with the entry have had their turn, and one of them stands behind the new line.
    const apart = sql.raw(`savepoint came_before; set constraints all immediate; set constraints all deferred;
      alter table journal_line disable trigger journal_line_no_change;
      update journal_line set seq = 9 where seq = 2 and xmin = pg_current_xact_id()::xid;
      alter table journal_line enable trigger journal_line_no_change; release savepoint came_before`)
    expect(await written({ lines: RENT }, { after: apart })).toBe('taken')
    expect(await written({ lines: RENT }, { after: apart, last: another({}) })).toBe(refused)
  })

  it.each<[string, Line, RegExp]>([
    ['on both sides', { account: '6100', debit: '1.00', credit: '1.00' }, /^journal_line_check/],
    ['on neither side', { account: '6100' }, /^journal_line_check/],
    ['below nothing', { account: '6100', debit: '-1.00' }, /^journal_line_debit_check/],
  ])('INV-01 takes no line that stands %s', async (_what, line, constraint) => {
    expect(await written({ lines: [...RENT, line] })).toMatch(constraint)
  })

  it('takes no line of a heading, nor of an account that is retired', async () => {
    const { db } = api.database
    const heading = await db
      .selectFrom('account')
      .select('code')
      .where('is_postable', '=', false)
      .executeTakeFirstOrThrow()
    const onHeading = [{ account: heading.code, debit: '100.00' }, ...RENT.slice(1)]
    expect(await written({ lines: onHeading })).toBe('journal_line_postable')
    const retired = sql`update account set is_active = false where code = '6100'`
    expect(await written({ lines: RENT }, { before: retired })).toBe('journal_line_postable')
  })

  it.each(['1110', '2010', '2020', '1130'])('takes nothing into %s by hand', async account => {
    const lines = [{ account, debit: '100.00' }, ...RENT.slice(1)]
    expect(await written({ source_type: 'manual_entry', lines })).toBe('journal_line_control')
    expect(await written({ lines })).toBe('taken')
  })

  it('INV-08 takes nothing into a month that is closed, and adjustments alone into one that is nearly', async () => {
    const entry_date = addMonths(`${today.slice(0, 7)}-01`, -1)
    const closed = period(entry_date, 'closed')
    const refused = 'journal_entry_open_period'
    expect(await written({ entry_date, lines: RENT }, { before: closed })).toBe(refused)
    expect(await written({ entry_date, is_adjustment: true, lines: RENT }, { before: closed })).toBe(refused)
    const soft = period(entry_date, 'soft_closed')
    expect(await written({ entry_date, lines: RENT }, { before: soft })).toBe(refused)
    expect(await written({ entry_date, is_adjustment: true, lines: RENT }, { before: soft })).toBe('taken')
  })

  it('takes nothing into a month that the books do not have', async () => {
    const entry_date = addMonths(today, 1)
    expect(await written({ entry_date, lines: RENT })).toBe('journal_entry_open_period')
  })

  it('takes no line of another unit, date or number than that of its entry', async () => {
    const other = { ou_id: await unitId(api, 'DVO') }
    expect(await written({ lines: RENT }, { after: another(other) })).toBe('journal_line_ou_id_entry_id_fkey')
    for (const said of [{ entry_date: addMonths(today, -1) }, { number: 'JE-CEB-0000-000002' }])
      expect(await written({ lines: RENT }, { after: another(said) })).toBe(
        'a line says another number or date than its entry',
      )
  })

  it('left the ledger as it was', async () => {
    expect(await ledgerFault(api.database.db)).toBeNull()
  })
})
