import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, monthAfter } from '@contract/kernel/dates'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import type { AccountLedger } from '@contract/modules/accounting/account-ledger.calls'
import { credit, debit } from '@contract/modules/accounting/entry.rules'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.calls'
import { businessDay } from '@server/platform/db/business-day'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { aPerson } from '@tests/api/attacks/people.support'
import { ledgerCalls } from '@tests/api/ledger.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'
import { pdfText } from '@tests/support/pdf-text'

/** One more than a page, with the reversal and its entry. */
const LINES = 130

type Unit = Awaited<ReturnType<typeof buildOperatingUnit>>

let api: TestApi
let accounting: Client
let calls: ReturnType<typeof ledgerCalls>
/** The day before anything was posted, and the one on which all of it had been: a day may end in between. */
let dayBefore: string
let lastDay: string
let month: string
/** The month of the postings, and the next one where it began before the reversal, which is dated on its own day. */
let months: string
let unit: Unit
let other: Unit
let rent: string

async function postMany(ouId: string, date: string, amounts: readonly bigint[]): Promise<void> {
  await inTransaction(api.database, { identity: { role: 'system' } }, async tx => {
    for (const amount of amounts)
      await postEntry(tx, {
        ...{ ouId, date, memo: 'Rent of a desk', key: crypto.randomUUID() },
        source: { type: 'manual_entry', id: null },
        lines: [debit('6100', amount), credit('1020', amount)],
      })
  })
}

beforeAll(async () => {
  api = await startApi()
  accounting = await api.as('accounting')
  calls = ledgerCalls(api, accounting)
  const today = await businessDay(api.database.db)
  dayBefore = addDays(today, -1)
  month = today.slice(0, 7)
  unit = await buildOperatingUnit(api.database.db)
  other = await buildOperatingUnit(api.database.db)
  rent = await calls.accountId('6100')
  await postMany(unit.id, `${monthAfter(month, -1)}-15`, [12_345n, 1n])
  await postMany(
    unit.id,
    `${month}-01`,
    Array.from({ length: LINES - 2 }, (_, index) => BigInt(index * 7 + 1)),
  )
  await postMany(other.id, `${month}-01`, [999_999_999n])
  const wrong = await calls.posted(unit.id, `${month}-01`, [
    { account: '6100', debit: '450.05' },
    { account: '1020', credit: '450.05' },
  ])
  expect((await calls.reverse(wrong)).status).toBe(200)
  lastDay = await businessDay(api.database.db)
  months = `from=${month}&to=${lastDay.slice(0, 7)}`
})
afterAll(() => api.close())

const units = () => `${unit.ou_code}`
const ask = (client: Client, query: string) =>
  client.get<{ data: AccountLedger }>(`/api/v1/accounting/account-ledger?${query}`)
const page = async (start = 0, more = '', span = months) => {
  const { status, body } = await ask(
    accounting,
    `account_id=${rent}&${span}&units=${units()}&start=${start}${more}`,
  )
  expect(status).toBe(200)
  return body.data
}
/** As its bytes; whichever page is asked for, all of it. */
const file = (as: 'export' | 'paper', token = accounting.user?.token) =>
  api.app.inject({
    url: `/api/v1/accounting/account-ledger/${as}?account_id=${rent}&${months}&units=${units()}&start=100`,
    headers: { authorization: `Bearer ${token}` },
  })
const trialRow = async (more = '') => {
  const { body } = await accounting.get<{ data: TrialBalance }>(
    `/api/v1/accounting/trial-balance?${months}&units=${units()}${more}`,
  )
  return body.data.rows.find(({ code }) => code === '6100')
}
const movedBy = (lines: AccountLedger['lines']) =>
  lines.reduce((sum, line) => sum + parseMoney(line.debit) - parseMoney(line.credit), 0n)

describe('the ledger of an account', () => {
  it('opens, moves and closes as the trial balance of the same months, to the centavo', async () => {
    const { opening, debit: debits, credit: credits, closing, count } = await page()
    const row = await trialRow()
    expect(row).toMatchObject({ opening, debit: debits, credit: credits, closing })
    expect([opening, count]).toEqual(['123.46', LINES])
  })

  it('goes on over its pages from where the page before ended, each line by its own amount', async () => {
    const first = await page()
    const second = await page(100)
    expect([first.lines.length, second.lines.length]).toEqual([100, LINES - 100])
    expect([first.brought, second.brought, second.carried]).toEqual([
      first.opening,
      first.carried,
      first.closing,
    ])
    const lines = [...first.lines, ...second.lines]
    expect(new Set(lines.map(({ id }) => id)).size).toBe(LINES)
    let balance = parseMoney(first.opening)
    for (const line of lines) {
      balance += parseMoney(line.debit) - parseMoney(line.credit)
      expect(line.balance).toBe(moneyText(balance))
    }
    expect(first.closing).toBe(moneyText(balance))
    expect(movedBy(lines)).toBe(parseMoney(first.closing) - parseMoney(first.opening))
  })

  it('has a reversed entry and its mirror in the order of posting, and ends as if neither were', async () => {
    const { lines } = await page(100)
    const [entry, mirror] = lines.slice(-2)
    expect([entry?.debit, mirror?.credit]).toEqual(['450.05', '450.05'])
    expect(mirror?.balance).toBe(lines.at(-3)?.balance)
    const order = lines.map(({ entry_date, number }) => `${entry_date} ${number}`)
    expect(order).toEqual(order.toSorted())
  })

  it('adds up the units that are asked for, and shows no unit that its reader may not see', async () => {
    const both = `account_id=${rent}&${months}&units=${unit.ou_code},${other.ou_code}`
    const first = await ask(accounting, both)
    const { body } = await ask(accounting, `${both}&start=100`)
    // Whose number comes first is a matter of the code that a unit was given.
    const lines = [...first.body.data.lines, ...body.data.lines]
    expect(body.data.count).toBe(LINES + 1)
    expect(lines.some(({ ou_code }) => ou_code === other.ou_code)).toBe(true)
    expect(body.data.carried).toBe(body.data.closing)
    const codes = ['accounting.journal.view'] as const
    const { client } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
    const hidden = await ask(client, `account_id=${rent}&${months}&units=${unit.ou_code}`)
    expect(hidden.body.data).toMatchObject({ opening: '0.00', closing: '0.00', count: 0, lines: [] })
  })

  it('is told as known on a day before anything was posted', async () => {
    const known = await page(0, `&known_on=${dayBefore}`)
    expect(known).toMatchObject({ opening: '0.00', closing: '0.00', count: 0, carried: '0.00' })
    expect(await page(0, `&known_on=${lastDay}`)).toMatchObject({
      closing: (await page()).closing,
      count: LINES,
    })
  })

  it('carries what it opens by where nothing moved, and gives nothing beyond its last line', async () => {
    const next = monthAfter(lastDay.slice(0, 7), 1)
    const still = await page(0, '', `from=${next}&to=${next}`)
    expect(still).toMatchObject({ count: 0, brought: still.opening, carried: still.closing })
    expect(still.opening).toBe((await page()).closing)
    expect(await page(5000)).toMatchObject({ lines: [], carried: (await page()).closing })
  })

  it('leaves as a workbook with all its lines between what it opens and closes by', async () => {
    const ledger = await page()
    const { sheets } = await readXlsx((await file('export')).rawPayload)
    const [head, opening, ...rest] = sheets[0]?.rows ?? []
    expect(head).toEqual(['Date', 'Entry', 'Description', 'Unit', 'Debit', 'Credit', 'Balance'])
    expect([opening?.[1], opening?.[6]]).toEqual(['Opening balance', Number(ledger.opening)])
    expect(rest).toHaveLength(LINES + 1)
    expect(rest[0]?.slice(1, 4)).toEqual([ledger.lines[0]?.number, 'Rent of a desk', unit.ou_code])
    const closing = [ledger.debit, ledger.credit, ledger.closing].map(Number)
    expect([rest.at(-1)?.[1], ...(rest.at(-1)?.slice(4) ?? [])]).toEqual(['Closing balance', ...closing])
  })

  it('leaves as a paper whose pages each end with the sums that the next one begins with', async () => {
    const answer = await file('paper')
    expect(answer.headers['content-type']).toBe('application/pdf')
    const pages = await pdfText(answer.rawPayload)
    expect(pages.length).toBeGreaterThan(2)
    const { opening, debit: debits, closing } = await page()
    expect(pages[0]).toMatch(new RegExp(`Opening balance\\s+${formatAmount(opening)}`))
    const figures = (text: string | undefined, words: string) =>
      new RegExp(`${words}\\s+([\\d,.]+)\\s+([\\d,.]+)\\s+([\\d,.]+)`).exec(text ?? '')?.slice(1)
    for (const [index, text] of pages.slice(0, -1).entries()) {
      const carried = figures(text, 'Carried forward')
      // Of the last line above it, not of the first one that did not fit; a long number of an entry goes on below it.
      const above = text
        .split('Carried forward')[0]
        ?.match(/[\d,]+\.\d{2}/g)
        ?.at(-1)
      expect(carried?.[2]).toBe(above)
      expect(figures(pages[index + 1], 'Brought forward')).toEqual(carried)
    }
    expect(figures(pages.at(-1), 'Closing balance')).toEqual(
      expect.arrayContaining([formatAmount(debits), formatAmount(closing)]),
    )
    expect(pages.at(-1)).not.toContain('Carried forward')
  })

  it('leaves to nobody who may not see it, and without the lines of units that one does not see', async () => {
    const agent = (await api.as('agent')).user?.token
    for (const as of ['export', 'paper'] as const) expect((await file(as, agent)).statusCode).toBe(403)
    const codes = ['accounting.journal.view'] as const
    const { token } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
    const { sheets } = await readXlsx((await file('export', token)).rawPayload)
    expect(sheets[0]?.rows).toHaveLength(3)
  })

  it('refuses months in reverse, an account that is none, and a reader without the right', async () => {
    const reversed = `from=${month}&to=${monthAfter(month, -1)}`
    expect((await ask(accounting, `account_id=${rent}&${reversed}`)).status).toBe(400)
    expect((await ask(accounting, `account_id=${crypto.randomUUID()}&${months}`)).status).toBe(404)
    expect((await ask(await api.as('agent'), `account_id=${rent}&${months}`)).status).toBe(403)
  })
})
