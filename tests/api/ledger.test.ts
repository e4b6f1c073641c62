import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import { businessDay } from '@server/platform/db/business-day'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { credit, debit } from '@contract/modules/accounting/entry.rules'
import { faultAfter, ledgerCalls, ledgerFault } from '@tests/api/ledger.support'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let books: ReturnType<typeof ledgerCalls>
let today: string
const units = new Map<string, string>()
const unit = (code: string) => units.get(code) ?? ''
beforeAll(async () => {
  api = await startApi()
  books = ledgerCalls(api, await api.as('accounting'))
  today = await businessDay(api.database.db)
  for (const { id, ou_code } of await api.database.db
    .selectFrom('operating_unit')
    .select(['id', 'ou_code'])
    .execute())
    units.set(ou_code, id)
})
afterAll(() => api.close())

const interest = [
  { account: '1020', debit: '125.40' },
  { account: '4910', credit: '125.40' },
]
const codes = (body: { fields?: { path: string; code: string }[]; code?: string }) =>
  body.fields?.map(({ path, code }) => [path, code]) ?? [['', body.code]]

describe('an entry', () => {
  it('is drafted, posted with a number of its unit, and stands in the ledger', async () => {
    const entry = await books.posted(unit('CEB'), today, interest)
    expect(entry).toMatchObject({ total: '125.40', source_type: 'manual_entry', is_adjustment: false })
    expect(entry.number).toMatch(new RegExp(`^JE-CEB-${today.slice(0, 4)}-\\d{6}$`))
    const client = await api.as('accounting')
    const lines = await client.get<{ data: { debit: string; credit: string; number: string }[] }>(
      `/api/v1/accounting/ledger?start=0&end=10&search=${entry.number}`,
    )
    expect(lines.body.data.map(({ debit: d, credit: c }) => [d, c])).toEqual([
      ['125.40', '0.00'],
      ['0.00', '125.40'],
    ])
  })

  it('may be left unfinished as a draft, and is not posted so', async () => {
    const draft = await books.draft(unit('CEB'), today, [{ account: '6900', debit: '10.00' }])
    expect([draft.status, draft.body.data.total]).toEqual([201, '10.00'])
    const { status, body } = await books.post(draft.body.data)
    expect([status, codes(body)]).toEqual([
      422,
      [
        ['lines', 'entry_needs_two_lines'],
        ['lines', 'entry_not_balanced'],
      ],
    ])
  })

  it('says beside the line what takes no entry by hand', async () => {
    for (const [account, code] of [
      ['6000', 'account_takes_no_entries'],
      ['1110', 'account_has_own_documents'],
    ] as const) {
      const draft = await books.draft(unit('CEB'), today, [
        { account, debit: '10.00' },
        { account: '1010', credit: '10.00' },
      ])
      const { status, body } = await books.post(draft.body.data)
      expect([status, codes(body)]).toEqual([422, [['lines.0.account_id', code]]])
    }
  })

  it('is posted once, however often it is asked for', async () => {
    const draft = (await books.draft(unit('CEB'), today, interest)).body.data
    const answers = await Promise.all([1, 2, 3, 4].map(() => books.post(draft)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const made = await api.database.db
      .selectFrom('journal_entry')
      .select('id')
      .where('source_id', '=', draft.id)
      .execute()
    expect(made).toHaveLength(1)
  })

  it('INV-03 never changes, whoever asks', async () => {
    const entry = await books.posted(unit('CEB'), today, interest)
    const tries = [
      sql`update journal_entry set memo = 'another' where id = ${entry.id}`,
      sql`update journal_line set debit = debit + 0.01 where entry_id = ${entry.id} and debit > 0`,
      sql`delete from journal_line where entry_id = ${entry.id}`,
      sql`delete from journal_entry where id = ${entry.id}`,
      sql`truncate journal_line cascade`,
      sql`truncate journal_entry cascade`,
    ]
    for (const statement of tries)
      await expect(statement.execute(api.database.db)).rejects.toThrow(/append-only/)
  })
})

describe('EX-35 a reversal', () => {
  it('is a mirror with its own number, once, and leaves every account as it was', async () => {
    const entry = await books.posted(unit('CEB'), today, interest)
    const answer = await books.reverse(entry)
    expect(answer.status).toBe(200)
    const mirror = await books.entry(answer.body.data.reversed_by_id ?? '')
    expect(mirror).toMatchObject({ reversal_of_id: entry.id, total: '125.40', entry_date: today })
    expect((await books.reverse(mirror)).body.message).toBe(
      'This entry reverses another. Write a new entry instead.',
    )
    const again = await books.reverse(answer.body.data)
    expect([again.status, again.body.message]).toEqual([422, 'This entry was reversed before.'])
    const { rows } = await sql<{ left: string }>`
      select sum(debit - credit)::text as left from journal_line
      where entry_id in (${entry.id}, ${mirror.id}) group by account_id`.execute(api.database.db)
    expect(rows.map(({ left }) => left)).toEqual(['0.00', '0.00'])
  })

  it('of a month that is closed is dated today, and that month stays as it was', async () => {
    const month = addMonths(today, -2).slice(0, 7)
    const marketing = [
      { account: '6300', debit: '6660.71' },
      { account: '1020', credit: '6660.71' },
    ]
    const entry = await books.posted(unit('DVO'), `${month}-10`, marketing)
    const sums = () =>
      sql<{ debit: string }>`select debit from account_month m join account a on a.id = m.account_id
        where a.code = '6300' and m.ou_id = ${unit('DVO')} and m.month = ${`${month}-01`}`.execute(
        api.database.db,
      )
    expect((await books.movePeriod(await books.period(unit('DVO'), month), 'close')).status).toBe(200)
    const late = await books.draft(unit('DVO'), `${month}-11`, marketing)
    expect(codes((await books.post(late.body.data)).body)).toEqual([['entry_date', 'period_closed']])
    const answer = await books.reverse(entry)
    expect((await books.entry(answer.body.data.reversed_by_id ?? '')).entry_date).toBe(today)
    expect((await sums()).rows).toEqual([{ debit: '6660.71' }])
  })
})

describe('a month', () => {
  const month = () => addMonths(today, -3).slice(0, 7)

  it('closes after those before it, and takes adjustments while it is soft-closed', async () => {
    const ou = unit('HO')
    const earlier = addMonths(today, -4).slice(0, 7)
    await books.posted(ou, `${earlier}-15`, interest)
    const period = await books.period(ou, month())
    const refused = await books.movePeriod(period, 'close')
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'An earlier month with entries is still open. Close it first.',
    ])
    expect((await books.movePeriod(await books.period(ou, earlier), 'close')).status).toBe(200)
    const soft = (await books.movePeriod(period, 'soft-close')).body.data
    const draft = (await books.draft(ou, `${month()}-20`, interest)).body.data
    expect(codes((await books.post(draft)).body)).toEqual([['entry_date', 'period_takes_adjustments']])
    const adjusted = await books.post(draft, 'post-adjustment')
    expect((await books.entry(adjusted.body.data.entry_id ?? '')).is_adjustment).toBe(true)
    const closed = await books.movePeriod(soft, 'close')
    expect(closed.body.data.status).toBe('closed')
  })

  it('that has not ended does not close', async () => {
    const { status, body } = await books.movePeriod(
      await books.period(unit('HO'), today.slice(0, 7)),
      'close',
    )
    expect([status, body.message]).toEqual([422, 'This month has not ended yet.'])
  })
})

/** What the touch of a row keeps; none of it is told by an entry. */
const NOT_SEALED = new Set(['updated_at', 'updated_by', 'row_version'])
/** What another table, or the other side of the line, holds in its place cannot be changed at all. */
const HELD_IN_PLACE = [
  'journal_entry.id',
  'journal_entry.ou_id',
  'journal_line.credit',
  'journal_line.entry_id',
  'journal_line.ou_id',
]
const REFUSED = expect.stringMatching(
  /violates (foreign key|check|unique) constraint|violates not-null/,
) as string
/** What points at something else points at another one of its kind. */
const another = (table: string, own: ReturnType<typeof sql.ref>) =>
  sql`(select id from ${sql.table(table)} other where other.id <> ${own} limit 1)`
const changed = (column: string, type: string) => {
  const own = sql.ref(column)
  if (column === 'account_id') return another('account', own)
  if (column === 'project_id') return another('project', own)
  if (/^revers(al_of|ed_by)_id$/.test(column))
    return sql`(select id from journal_entry other where other.ou_id = journal_entry.ou_id and other.chain_seq > journal_entry.chain_seq
      and other.reversal_of_id is null and other.reversed_by_id is null limit 1)`
  if (column === 'seq') return sql`${own} + 10`
  if (column === 'chain_seq') return sql`${own} + 1000`
  if (column === 'party_type') return sql`'seller'`
  if (type === 'numeric') return sql`${own} + 0.01`
  if (type === 'uuid') return sql`portal_uuid7()`
  if (type === 'date') return sql`${own} - 1`
  if (type === 'boolean') return sql`not ${own}`
  if (type.startsWith('timestamp')) return sql`${own} - interval '1 microsecond'`
  if (type === 'text') return sql`coalesce(${own}, '') || 'x'`
  return sql`${own} + 1`
}

describe('the ledger', () => {
  const post = (ouId: string, key: string, centavos: bigint) =>
    inTransaction(api.database, { identity: { role: 'system' } }, tx =>
      postEntry(tx, {
        ouId,
        date: today,
        memo: 'Rent of two offices',
        source: { type: 'manual_entry', id: null },
        key,
        lines: [
          debit('6100', centavos),
          debit('6100', 50n, { ou_id: unit('DVO') }),
          credit('1020', centavos + 50n),
        ],
      }),
    )

  it('INV-04 balances each unit by what they owe each other, and gives the same entries for the same key', async () => {
    const first = await post(unit('CEB'), 'rent-of-two-offices', 100n)
    expect(first.map(({ ou_id }) => ou_id)).toEqual([unit('CEB'), unit('DVO')])
    expect(await post(unit('CEB'), 'rent-of-two-offices', 100n)).toEqual(first)
    const { rows } = await sql<{ open: string }>`
      select sum(debit - credit)::text as open from journal_line
      where entry_id = any (${first.map(({ id }) => id)}) group by entry_id`.execute(api.database.db)
    expect(rows.map(({ open }) => open)).toEqual(['0.00', '0.00'])
  })

  /** An entry of which every column says something. */
  async function full(): Promise<{ id: string; chain_seq: number }> {
    const { id: project_id } = await api.database.db
      .selectFrom('project')
      .select('id')
      .executeTakeFirstOrThrow()
    const party = { party_type: 'employee', party_id: crypto.randomUUID() } as const
    const [entry] = await inTransaction(api.database, { identity: { role: 'system' } }, tx =>
      postEntry(tx, {
        ...{ ouId: unit('CEB'), date: today, memo: 'Taxi', key: `full:${party.party_id}` },
        source: { type: 'manual_entry', id: crypto.randomUUID() },
        lines: [debit('6400', 100n, { party, project_id, memo: 'To the site' }), credit('1020', 100n)],
      }),
    )
    return books.entry(entry?.id ?? '')
  }

  it('INV-06 names the entry of which any column was changed behind the portal, to the centavo', async () => {
    const { db } = api.database
    const entry = await full()
    await books.posted(unit('CEB'), today, interest)
    const { rows: columns } = await sql<{ table: string; column: string; type: string }>`
      select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name in ('journal_entry', 'journal_line')`.execute(db)
    const sealed = columns.filter(({ column }) => !NOT_SEALED.has(column))
    expect(sealed.length).toBeGreaterThan(30)
    const refused: string[] = []
    // Of an entry that was taken from its place the next one says so.
    const placeOf = (column: string) => entry.chain_seq + (column === 'chain_seq' ? 1 : 0)
    for (const { table, column, type } of sealed) {
      const own = table === 'journal_entry' ? sql`id = ${entry.id}` : sql`entry_id = ${entry.id} and seq = 1`
      const change = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${changed(column, type)} where ${own}`
      const found = await faultAfter(db, change).catch((error: unknown) => String(error))
      if (typeof found === 'string') {
        expect([table, column, found]).toEqual([table, column, REFUSED])
        refused.push(`${table}.${column}`)
      } else expect([table, column, found?.seq]).toEqual([table, column, placeOf(column)])
    }
    expect(refused.toSorted()).toEqual(HELD_IN_PLACE)
  })

  it('names what was changed in its sums, and an entry whose lines are gone', async () => {
    const { db } = api.database
    const sums = sql`update account_month set debit = debit + 0.01 where ou_id = ${unit('CEB')}`
    expect((await faultAfter(db, sums))?.reason).toMatch(/^the sums of .* were changed$/)
    const last = sql`delete from journal_line where entry_id = (select id from journal_entry where ou_id = ${unit('DVO')}
      order by chain_seq desc limit 1)`
    expect((await faultAfter(db, last))?.reason).toBe('its content was changed')
    expect(await ledgerFault(db)).toBeNull()
  })
})
