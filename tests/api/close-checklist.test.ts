import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import {
  CLOSE_CHECK_NAMES,
  CLOSE_CHECKS,
  type CloseCheckName,
  type CloseFinding,
} from '@contract/modules/accounting/close-check.rules'
import { credit, debit } from '@contract/modules/accounting/entry.rules'
import type { Expense } from '@contract/modules/accounting/expense.document'
import { businessDay } from '@server/platform/db/business-day'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { aPerson, unitId } from '@tests/api/attacks/people.support'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { ledgerCalls } from '@tests/api/ledger.support'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let books: ReturnType<typeof ledgerCalls>
let month: string
let unit: string
beforeAll(async () => {
  api = await startApi()
  books = ledgerCalls(api, await api.as('accounting'))
  month = addMonths(await businessDay(api.database.db), -1).slice(0, 7)
  unit = await unitId(api, 'DVO')
})
afterAll(() => api.close())

const lines = [
  { account: '1020', debit: '125.40' },
  { account: '4910', credit: '125.40' },
]
const BLOCKING = CLOSE_CHECK_NAMES.filter(check => CLOSE_CHECKS[check] === 'blocks')
const period = () => books.period(unit, month)
const checks = async () => books.checklist(await period())
const found = async (name: CloseCheckName): Promise<CloseFinding | undefined> =>
  (await checks()).find(({ check }) => check === name)
const refusals = (body: { fields?: { path: string }[] }) => body.fields?.map(({ path }) => path)

/** So little that its category asks for no receipt. */
const TAXI = [{ category: 'TRAVEL', amount: '180.00' }]

/** A draft from those who decide about it into the books, without a receipt. */
async function postBare(expenses: ExpenseCalls, draft: Expense): Promise<Expense> {
  await expenses.act(expenses.employee, draft, 'submit')
  await expenses.decide(expenses.head, draft, 'approve')
  await expenses.decide(expenses.accounting, draft, 'verify')
  return (await expenses.post(await expenses.read(draft.id))).body.data
}

describe('the close checklist', () => {
  it('passes chain, numbers, sums and control accounts of a unit whose books agree', async () => {
    await books.posted(unit, `${month}-10`, lines)
    const blocking = (await checks()).filter(({ check }) => (BLOCKING as readonly string[]).includes(check))
    expect(blocking.map(({ check, state }) => [check, state])).toEqual(
      BLOCKING.map(check => [check, 'passed']),
    )
  })

  it('leads to the drafts of the month, and closes only once they are accepted by their name', async () => {
    await books.draft(unit, `${month}-12`, lines)
    expect(await found('manual_drafts')).toMatchObject({
      state: 'warns',
      count: 1,
      rows: { path: '/accounting/manual-entries', filter: { status: { values: ['draft'] } } },
    })
    const refused = await books.movePeriod(await period(), 'close', { accepted: [] })
    expect([refused.status, refusals(refused.body)?.includes('manual_drafts')]).toEqual([422, true])
    expect((await period()).status).toBe('open')
  })

  it('leads to expenses that are not posted yet, and to records without a receipt until one is attached', async () => {
    const home = await unitId(api, 'HO')
    const expenses = await expenseCalls(api)
    const now = await books.period(home, expenses.today.slice(0, 7))
    const finding = async (name: CloseCheckName) =>
      (await books.checklist(now)).find(({ check }) => check === name)
    const before = { open: await finding('open_expenses'), missing: await finding('missing_receipts') }
    const draft = (await expenses.draft({ lines: TAXI })).body.data
    expect(await finding('open_expenses')).toMatchObject({
      state: 'warns',
      count: (before.open?.count ?? 0) + 1,
      rows: { path: '/expense/transaction', filter: { ou_id: { values: [home] } } },
    })
    const { accounting } = expenses
    const posted = await postBare(expenses, draft)
    expect((await finding('open_expenses'))?.count).toBe(before.open?.count)
    const missing = await finding('missing_receipts')
    expect([missing?.state, missing?.count]).toEqual(['warns', (before.missing?.count ?? 0) + 1])
    // What the line leads to has as many rows as it counts.
    const rows = async () => {
      const filter = encodeURIComponent(JSON.stringify(missing?.rows?.filter))
      const list = `/api/v1/expense/records?start=0&end=50&filter=${filter}`
      return (await accounting.get<{ data: { number: string }[] }>(list)).body.data.map(
        ({ number }) => number,
      )
    }
    expect(await rows()).toContain(posted.number)
    await expenses.attach(posted, accounting)
    expect((await finding('missing_receipts'))?.count).toBe(before.missing?.count)
    expect(await rows()).not.toContain(posted.number)
  })

  it('leads to no record of an expense that was voided without a receipt, on whichever day', async () => {
    const home = await unitId(api, 'HO')
    const expenses = await expenseCalls(api)
    const now = await books.period(home, expenses.today.slice(0, 7))
    const missing = async () => (await books.checklist(now)).find(({ check }) => check === 'missing_receipts')
    const { accounting } = expenses
    const posted = await postBare(expenses, (await expenses.draft({ lines: TAXI })).body.data)
    const rows = async () => {
      const filter = encodeURIComponent(JSON.stringify((await missing())?.rows?.filter))
      const list = `/api/v1/expense/records?start=0&end=200&filter=${filter}`
      return (await accounting.get<{ data: { number: string }[] }>(list)).body.data
    }
    const before = await missing()
    expect((await rows()).map(({ number }) => number)).toContain(posted.number)
    await expenses.act(accounting, posted, 'void', { reason: 'Entered twice' })
    expect((await rows()).map(({ number }) => number)).not.toContain(posted.number)
    expect((await missing())?.count).toBe((before?.count ?? 0) - 1)
    expect(await rows()).toHaveLength((before?.count ?? 0) - 1)
  })

  it('refuses the close where a control account differs from its documents, whatever is accepted', async () => {
    await inTransaction(api.database, { identity: { role: 'system' } }, tx =>
      postEntry(tx, {
        ouId: unit,
        date: `${month}-20`,
        memo: 'Advance without a document',
        source: { type: 'cash_advance', id: null },
        key: 'advance-without-document',
        lines: [debit('1130', 1n), credit('1020', 1n)],
      }),
    )
    expect(await found('advances')).toMatchObject({
      state: 'blocks',
      books: '0.01',
      documents: '0.00',
      rows: { path: '/accounting/ledger' },
    })
    const refused = await books.movePeriod(await period(), 'close')
    expect([refused.status, refusals(refused.body)]).toEqual([422, ['advances']])
    expect(refused.body.message).toBe(
      'The advances account differs from the balances of cash advances and clawbacks.',
    )
  })

  it('refuses the close where sellers are owed more or less than the books say, or more is held back', async () => {
    const wrong = await Promise.all(
      (['2020', '2070'] as const).map(account =>
        inTransaction(api.database, { identity: { role: 'system' } }, tx =>
          postEntry(tx, {
            ouId: unit,
            date: `${month}-20`,
            memo: 'Money of a seller without a document',
            source: { type: 'commission_release', id: null },
            key: `seller-without-document-${account}`,
            lines: [debit('1020', 1n), credit(account, 1n)],
          }),
        ),
      ),
    )
    expect(wrong).toHaveLength(2)
    for (const check of ['commissions', 'holdbacks'] as const)
      expect(await found(check)).toMatchObject({ state: 'blocks', books: '0.01', documents: '0.00' })
  })

  it('names the entry that was changed behind the portal, and the account whose sum was', async () => {
    const { db } = api.database
    const entry = await books.posted(unit, `${month}-21`, lines)
    const broken: (CloseFinding | undefined)[] = []
    await sql`alter table journal_entry disable trigger user`.execute(db)
    await sql`update journal_entry set memo = memo || '.' where id = ${entry.id}`.execute(db)
    broken.push(await found('chain'))
    await sql`update journal_entry set memo = ${entry.memo} where id = ${entry.id}`.execute(db)
    await sql`alter table journal_entry enable trigger user`.execute(db)
    const change = (by: number) =>
      sql`update account_month set debit = debit + ${by} where ou_id = ${unit} and month = ${`${month}-01`}
        and account_id = (select id from account where code = '1020')`.execute(db)
    await change(0.01)
    broken.push(await found('sums'))
    await change(-0.01)
    expect(broken).toMatchObject([
      { state: 'blocks', example: entry.number },
      { state: 'blocks', example: '1020' },
    ])
    expect((await found('chain'))?.state).toBe('passed')
  })

  it('is read by those alone who may see the period', async () => {
    const { client } = await aPerson(api, {
      codes: ['accounting.period.view'],
      scope: 'ou',
      reach: 'home',
      unit: 'CEB',
    })
    const { id } = await period()
    const answer = await client.get(`/api/v1/accounting/periods/${id}/checklist`)
    expect(answer.status).toBe(404)
    const agent = await api.as('agent')
    expect((await agent.get(`/api/v1/accounting/periods/${id}/checklist`)).status).toBe(403)
  })
})
