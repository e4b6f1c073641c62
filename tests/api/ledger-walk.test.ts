import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import { businessDay } from '@server/platform/db/business-day'
import { aPerson } from '@tests/api/attacks/people.support'
import { ledgerCalls, ledgerFault } from '@tests/api/ledger.support'
import { reopeningDesk, type ReopeningDesk } from '@tests/api/period-reopenings.support'
import { startApi, type TestApi } from '@tests/support/api'

const UNITS = ['HO', 'CEB', 'DVO'] as const
const ACCOUNTS = ['1010', '1020', '3010', '4910', '6100', '6200', '6900'] as const

let api: TestApi
let accounting: ReturnType<typeof ledgerCalls>
let colleague: ReturnType<typeof ledgerCalls>
let reopening: ReopeningDesk
let today: string
const unitIds = new Map<string, string>()
beforeAll(async () => {
  api = await startApi()
  accounting = ledgerCalls(api, await api.as('accounting'))
  // What one person may not post alone is posted by another.
  const codes = ['accounting.journal.view', 'accounting.journal.post'] as const
  colleague = ledgerCalls(api, (await aPerson(api, { codes })).client)
  reopening = await reopeningDesk(api)
  today = await businessDay(api.database.db)
  const units = await api.database.db.selectFrom('operating_unit').select(['id', 'ou_code']).execute()
  for (const { id, ou_code } of units) unitIds.set(ou_code, id)
})
afterAll(() => api.close())

const unit = fc.constantFrom(...UNITS)
const monthsBack = fc.integer({ min: 0, max: 4 })
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('post' as const),
      unit,
      monthsBack,
      centavos: fc.integer({ min: 1, max: 99_999_999 }),
      accounts: fc.uniqueArray(fc.constantFrom(...ACCOUNTS), { minLength: 2, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('reverse' as const), pick: fc.nat(50) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('close' as const, 'soft-close' as const, 'reopen' as const),
      unit,
      monthsBack,
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const text = (centavos: number) => (centavos / 100).toFixed(2)
const monthOf = (back: number) => addMonths(`${today.slice(0, 7)}-01`, -back)

/** What is refused on the way is as good as what is done: the ledger holds after each. */
async function take(one: Step): Promise<void> {
  if (one.does === 'post') {
    const ouId = unitIds.get(one.unit) ?? ''
    const [first = '', second = '', third] = one.accounts
    const part = third ? Math.floor(one.centavos / 2) : 0
    const lines = [
      { account: first, debit: text(one.centavos) },
      { account: second, credit: text(one.centavos - part) },
      ...(third && part > 0 ? [{ account: third, credit: text(part) }] : []),
    ]
    const draft = await accounting.draft(ouId, monthOf(one.monthsBack), lines)
    await colleague.post(draft.body.data)
    return
  }
  if (one.does === 'reverse') {
    const { rows } = await sql<{ id: string }>`
      select id from journal_entry order by chain_seq, ou_id offset ${one.pick} limit 1`.execute(
      api.database.db,
    )
    if (rows[0]) await accounting.reverse(await accounting.entry(rows[0].id))
    return
  }
  const period = await accounting.period(unitIds.get(one.unit) ?? '', monthOf(one.monthsBack).slice(0, 7))
  if (one.does === 'reopen') await reopening.reopened(period)
  else await accounting.movePeriod(period, one.does)
}

type ClosedSums = Map<string, string>

/** Sums of the months that are closed, by unit and month. */
async function closedSums(): Promise<ClosedSums> {
  const { rows } = await sql<{ period: string; sums: string }>`
    select p.ou_id || ' ' || p.month as period,
      coalesce(string_agg(m.account_id || ' ' || m.debit || ' ' || m.credit, ',' order by m.account_id), '') as sums
    from fiscal_period p left join account_month m on m.ou_id = p.ou_id and m.month = p.month
    where p.status = 'closed' group by 1`.execute(api.database.db)
  return new Map(rows.map(({ period, sums }) => [period, sums]))
}

/** The seal of each entry that was posted so far. */
async function seals(): Promise<Map<string, string>> {
  const entries = await api.database.db.selectFrom('journal_entry').select(['id', 'hash']).execute()
  return new Map(entries.map(({ id, hash }) => [id, hash]))
}

async function checkLedger(closedBefore: ClosedSums, sealsBefore: Map<string, string>): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from (select from journal_line group by ou_id having sum(debit) <> sum(credit)) u) as unbalanced,
      (select count(*)::int from (select from journal_line group by entry_id
        having sum(debit) <> sum(credit) or count(*) < 2) e) as faulty,
      (select count(*)::int from (select right(number, 6)::int as no, row_number() over
        (partition by ou_id, left(number, -6) order by chain_seq) as place from journal_entry) n where no <> place) as gaps,
      (select count(*)::int from (select from journal_line l join journal_entry e on e.id = l.entry_id
        where e.reversal_of_id is not null or e.reversed_by_id is not null
        group by least(e.id, coalesce(e.reversal_of_id, e.reversed_by_id)), l.account_id
        having sum(l.debit) <> sum(l.credit)) m) as half_reversed,
      (select count(*)::int from journal_line l join journal_entry e on e.id = l.entry_id where l.ou_id <> e.ou_id) as mixed,
      (select (count(*) - count(distinct (ou_id, key)))::int from journal_entry) as twins`.execute(
    api.database.db,
  )
  expect(rows[0]).toEqual({ unbalanced: 0, faulty: 0, gaps: 0, half_reversed: 0, mixed: 0, twins: 0 })
  const sealsNow = await seals()
  for (const [id, seal] of sealsBefore) expect([id, sealsNow.get(id)]).toEqual([id, seal])
  expect(await ledgerFault(api.database.db)).toBeNull()
  const closedNow = await closedSums()
  for (const [period, sums] of closedBefore)
    if (closedNow.has(period)) expect([period, closedNow.get(period)]).toEqual([period, sums])
}

it('holds after any walk of postings, reversals and months that close and open', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 25 }), async steps => {
      for (const one of steps) {
        const [closed, sealed] = [await closedSums(), await seals()]
        await take(one)
        await checkLedger(closed, sealed)
      }
    }),
    { numRuns: 6 },
  )
  const { rows } = await sql<{ posted: number; undone: number }>`
    select count(*)::int as posted, count(reversal_of_id)::int as undone from journal_entry`.execute(
    api.database.db,
  )
  expect(rows[0]?.posted).toBeGreaterThan(10)
  expect(rows[0]?.undone).toBeGreaterThan(0)
})
