import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, addMonths } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import type { Receivables } from '@contract/modules/collection/receivables'
import { reopenPeriod } from '@tests/support/factories/periods'
import { startApi, type TestApi } from '@tests/support/api'
import { collectingHouse, receiptCalls, type CollectingHouse } from '@tests/api/collection.support'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { done, sees, type Refusal } from '@tests/api/sales.support'

let api: TestApi
let house: CollectingHouse['house']
let billing: CollectingHouse['billing']
let accounting: CollectingHouse['desk']['accounting']
let whose: CollectingHouse['desk']['whose']
let billed: CollectingHouse['desk']['billed']
let drafted: CollectingHouse['desk']['drafted']
let posted: CollectingHouse['desk']['posted']
beforeAll(async () => {
  api = await startApi()
  const collecting = await collectingHouse(api)
  ;({ house, billing } = collecting)
  ;({ accounting, whose, billed, drafted, posted } = collecting.desk)
})
afterAll(() => api.close())

const releasable = async (saleId: string) => {
  const first = (await transactionCalls(house.accounting).of(saleId)).filter(
    ({ seq, seller_id }) => seq === 1 && seller_id !== null,
  )
  const amounts = first.map(({ releasable_amount }) => releasable_amount)
  return amounts.toSorted((a, b) => Number(b) - Number(a))
}
const receivable = async () => {
  const { rows } = await sql<{ open: string }>`
    select coalesce(sum(l.debit - l.credit), 0)::numeric(16,2)::text as open from journal_line l
      join account a on a.id = l.account_id where a.code = '1110' and l.party_id = ${house.project.developer_id}`.execute(
    house.db,
  )
  const lines = (await accounting.openLines(whose())).body.data
  const cents = (text: string) => BigInt(text.replace('.', ''))
  const open = lines.reduce((sum, line) => sum + cents(line.open_amount), 0n)
  return { books: cents(rows[0]?.open ?? '0.00'), statements: open }
}

describe('a receipt from a developer', () => {
  it('EX-11 makes as much of each share releasable as was settled, and the rest to the centavo with the rest', async () => {
    const { sale, statement, line } = await billed()
    const first = await posted({
      cash_amount: '40000.00',
      ewt_amount: '3921.57',
      allocations: [{ line_id: line.id, amount: '43921.57' }],
    })
    expect(first.number).toMatch(/^AR-CEB-\d{4}-\d{6}$/)
    expect(await releasable(sale.id)).toEqual([
      ...['7625.27', '7625.27', '7625.27'],
      ...['4901.96', '2614.38', '1633.99'],
    ])
    expect((await billing.accounting.get(statement.id)).status).toBe('partly_collected')
    const [open] = (await accounting.openLines(whose())).body.data.filter(({ id }) => id === line.id)
    expect(open?.open_amount).toBe('40350.58')
    await posted({
      cash_amount: '36747.85',
      ewt_amount: '3602.73',
      allocations: [{ line_id: line.id, amount: '40350.58' }],
    })
    expect(await releasable(sale.id)).toEqual([
      ...['14630.58', '14630.58', '14630.58'],
      ...['9405.38', '5016.20', '3135.13'],
    ])
    expect(await billing.accounting.get(statement.id)).toMatchObject({
      status: 'collected',
      settled_amount: '84272.15',
    })
  })

  it('EX-34 posts cash and tax withheld against the receivable, which stays what statements are owed', async () => {
    const { line } = await billed()
    const receipt = await posted({
      cash_amount: '76747.85',
      ewt_amount: '7524.30',
      allocations: [{ line_id: line.id, amount: '84272.15' }],
    })
    const { rows } = await sql<{ code: string; debit: string; credit: string }>`
      select a.code, l.debit::text, l.credit::text from journal_line l join account a on a.id = l.account_id
      where l.entry_id = ${receipt.entry_id} order by a.code`.execute(house.db)
    expect(rows).toEqual([
      { code: '1020', debit: '76747.85', credit: '0.00' },
      { code: '1110', debit: '0.00', credit: '84272.15' },
      { code: '1120', debit: '7524.30', credit: '0.00' },
    ])
    const { books, statements } = await receivable()
    expect(books).toBe(statements)
  })

  it.each([
    ['cash', '1010'],
    ['bank_transfer', '1020'],
  ])('by %s debits account %s: no bank holds what did not come by one', async (mode, code) => {
    const { line } = await billed()
    const receipt = await posted({
      ...{ mode, cash_amount: '100.00', allocations: [{ line_id: line.id, amount: '100.00' }] },
    })
    const { rows } = await sql<{ code: string }>`
      select a.code from journal_line l join account a on a.id = l.account_id
      where l.entry_id = ${receipt.entry_id} and l.debit = 100`.execute(house.db)
    expect(rows).toEqual([{ code }])
  })

  it('that bounces gives back what it settled on its own day, and the sellers’ part with it', async () => {
    const { sale, statement, line } = await billed()
    const receipt = await posted({
      mode: 'check',
      check_no: '000123',
      cash_amount: '84272.15',
      allocations: [{ line_id: line.id, amount: '84272.15' }],
    })
    const tomorrow = await accounting.command(receipt, 'deposit', {
      deposited_on: addDays(billing.today, 1),
    })
    expect([tomorrow.status, tomorrow.body.fields]).toMatchObject([
      422,
      [{ path: 'deposited_on', code: 'date_ahead' }],
    ])
    const deposited = done(await accounting.command(receipt, 'deposit', { deposited_on: billing.today }))
    expect(deposited).toMatchObject({ actions: ['clear', 'bounce', 'void'] })
    const bounced = done(await accounting.command(deposited, 'bounce', { reason: 'Account closed.' }))
    expect(bounced).toMatchObject({
      status: 'bounced',
      number: receipt.number,
      end_reason: 'Account closed.',
    })
    expect(new Set(await releasable(sale.id))).toEqual(new Set(['0.00']))
    expect(await billing.accounting.get(statement.id)).toMatchObject({
      status: 'sent',
      settled_amount: '0.00',
    })
    const { settled } = await accounting.get(receipt.id)
    expect(settled?.map(({ amount }) => amount)).toEqual(['84272.15', '-84272.15'])
    const { books, statements } = await receivable()
    expect(books).toBe(statements)
    expect((await accounting.command(bounced, 'void', { reason: 'Once more.' })).status).toBe(409)
  })

  it('that is undone once its month is closed ends on the day of the mirror of its entry', async () => {
    const receipt = await posted({ cash_amount: '75.00' })
    const [month, next] = [0, 1].map(later => addMonths(`${billing.today.slice(0, 7)}-01`, later))
    const turn = (status: string) =>
      sql`update fiscal_period set status = ${status} where ou_id = ${house.ou_id} and month = ${month}`.execute(
        house.db,
      )
    await turn('soft_closed')
    await sql`insert into fiscal_period (ou_id, month) values (${house.ou_id}, ${next}) on conflict do nothing`.execute(
      house.db,
    )
    const undone = done(await accounting.command(receipt, 'void', { reason: 'Entered twice.' }))
    await reopenPeriod(house.db, house.ou_id, month ?? '')
    expect(undone.ended_on).toBe(next)
  })

  it('keeps what settles nothing yet, and settles with it later, by an entry of its own', async () => {
    const { line } = await billed()
    const receipt = await posted({ cash_amount: '90000.00' })
    expect(receipt.unapplied_amount).toBe('90000.00')
    const more = { allocated_on: billing.today, allocations: [{ line_id: line.id, amount: '84272.15' }] }
    const allocated = done(await accounting.command(receipt, 'allocations', more))
    expect(allocated.unapplied_amount).toBe('5727.85')
    const again = await accounting.command(allocated, 'allocations', more)
    expect(again.status).toBe(422)
    done(await accounting.command(allocated, 'void', { reason: 'Paid by mistake.' }))
    const { books, statements } = await receivable()
    expect(books).toBe(statements)
  })

  it('by check has its number from the draft on', async () => {
    const missing = (answer: { status: number; body: { fields?: { path: string; code: string }[] } }) => [
      answer.status,
      answer.body.fields?.map(({ path, code }) => `${path} ${code}`),
    ]
    const terms = { ...whose(), received_on: billing.today, cash_amount: '100.00' }
    const lacks = [422, ['check_no required']]
    expect(missing(await accounting.draft({ ...terms, mode: 'check' }))).toEqual(lacks)
    const { id, row_version } = await drafted({ cash_amount: '100.00' })
    const change = (body: object) =>
      house.accounting.patch<Refusal>(`/api/v1/collection/records/${id}`, body, sees({ row_version }))
    expect(missing(await change({ mode: 'check' }))).toEqual(lacks)
    expect((await change({ mode: 'check', check_no: '000125' })).status).toBe(200)
  })

  it('two that settle the same line at once: one does, the other is told', async () => {
    const { line } = await billed()
    const terms = { cash_amount: '84272.15', allocations: [{ line_id: line.id, amount: '84272.15' }] }
    const drafts = await Promise.all([drafted(terms), drafted(terms)])
    const answers = await Promise.all(drafts.map(draft => accounting.command(draft, 'post')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('is refused where it allocates more than came in, more than is open, or what is another developer’s', async () => {
    const { line } = await billed()
    const refusal = async (more: object) =>
      (await accounting.command(await drafted(more), 'post')).body.fields?.map(({ code }) => code)
    const settles = (amount: string) => ({ allocations: [{ line_id: line.id, amount }] })
    expect(await refusal({ cash_amount: '0.00' })).toEqual(['receipt_needs_amount'])
    expect(await refusal({ cash_amount: '10.00', ...settles('10.01') })).toEqual([
      'receipt_allocates_too_much',
    ])
    expect(await refusal({ cash_amount: '90000.00', ...settles('84272.16') })).toEqual(['receipt_above_open'])
    const { rows } = await sql<{ id: string }>`
      select id from developer where id <> ${house.project.developer_id} and is_active limit 1`.execute(
      house.db,
    )
    const foreign = { developer_id: rows[0]?.id, cash_amount: '10.00', ...settles('10.00') }
    expect(await refusal(foreign)).toEqual(['receipt_line_not_open'])
  })

  it('a statement that somebody has paid for is not voided, and only accounting receives money', async () => {
    const { statement, line } = await billed()
    await posted({ cash_amount: '100.00', allocations: [{ line_id: line.id, amount: '100.00' }] })
    const paid = await billing.accounting.get(statement.id)
    expect((await billing.accounting.command(paid, 'void', { reason: 'Too late.' })).status).toBe(409)
    const reason = 'Unit 3 was not paid.'
    const disputed = done(await billing.accounting.command(paid, 'dispute', { reason }))
    const settled = done(await billing.accounting.command(disputed, 'settle-dispute', { settlement: reason }))
    expect(settled).toMatchObject({ status: 'partly_collected', settled_amount: '100.00' })
    expect((await billing.accounting.command(settled, 'void', { reason: 'Too late.' })).status).toBe(409)
    for (const client of [house.agent.client, house.desk.client, house.admin.client])
      expect((await receiptCalls(client).draft({ ...whose() })).status).toBe(403)
    expect((await receiptCalls(house.agent.client).openLines(whose())).status).toBe(403)
  })
})

describe('the ledger of a developer', () => {
  it('runs from the balance before over each statement and receipt to what is owed', async () => {
    const { statement, line } = await billed()
    await posted({ cash_amount: '4272.15', allocations: [{ line_id: line.id, amount: '4272.15' }] })
    const from = addDays(billing.today, -1)
    const query = new URLSearchParams({ developer_id: whose().developer_id, from, to: billing.today })
    const address = `/api/v1/collection/developers-ledger?${query.toString()}`
    const { data } = (await house.accounting.get<{ data: DevelopersLedger }>(address)).body
    const own = data.lines.filter(({ id }) => id === statement.id)
    expect(own).toMatchObject([{ kind: 'statement', debit: '84272.15', credit: '0.00' }])
    expect(data.lines.at(-1)).toMatchObject({ kind: 'receipt', credit: '4272.15', balance: data.closing })
    const owed = (await accounting.openLines(whose())).body.data
    expect(parseMoney(data.closing)).toBe(
      owed.reduce((sum, { open_amount }) => sum + parseMoney(open_amount), 0n),
    )
    expect((await house.agent.client.get(address)).status).toBe(403)
  })

  it('opens a month with what all days before closed with, whatever was sent, voided, paid and bounced', async () => {
    const ledger = async (from: string, to: string) => {
      const query = new URLSearchParams({ developer_id: whose().developer_id, from, to })
      const address = `/api/v1/collection/developers-ledger?${query.toString()}`
      return (await house.accounting.get<{ data: DevelopersLedger }>(address)).body.data
    }
    const next = `${addMonths(`${billing.today.slice(0, 7)}-01`, 1)}`
    const carried = async () => {
      const { opening, lines } = await ledger(next, next)
      expect(lines).toEqual([])
      expect(opening).toBe((await ledger('2000-01-01', billing.today)).closing)
      return parseMoney(opening)
    }
    const before = await carried()
    const statement = await billing.sent((await billing.goldenSale()).id)
    expect(await carried()).toBe(before + 84_272_15n)
    done(await billing.accounting.command(statement, 'void', { reason: 'Billed to the wrong project.' }))
    expect(await carried()).toBe(before)
    const { line } = await billed()
    const paid = { mode: 'check', check_no: '000321', cash_amount: '4272.15' }
    const receipt = await posted({ ...paid, allocations: [{ line_id: line.id, amount: '4272.15' }] })
    expect(await carried()).toBe(before + 80_000_00n)
    const deposited = done(await accounting.command(receipt, 'deposit', { deposited_on: billing.today }))
    done(await accounting.command(deposited, 'bounce', { reason: 'Account closed.' }))
    expect(await carried()).toBe(before + 84_272_15n)
  })
})

describe('the aging of receivables', () => {
  const aging = async (as_of: string) =>
    (await house.accounting.get<{ data: Receivables }>(`/api/v1/collection/receivables?as_of=${as_of}`)).body
      .data
  const rowOf = ({ rows }: Receivables) => rows.find(row => row.developer_id === house.project.developer_id)

  it('EX-18 says of a day what was owed at its end, whatever bounces later, and agrees with the books', async () => {
    const [sentOn, paidOn] = [addDays(billing.today, -60), addDays(billing.today, -45)]
    const { statement, line } = await billed(sentOn)
    const isOwed = async (day: string) =>
      rowOf(await aging(day))?.statements.find(({ id }) => id === statement.id) ?? null
    const receipt = await posted({
      mode: 'check',
      check_no: '000456',
      received_on: paidOn,
      cash_amount: '84272.15',
      allocations: [{ line_id: line.id, amount: '84272.15' }],
    })
    expect(await isOwed(sentOn)).toMatchObject({ open: '84272.15', days: -30, bucket: 'current' })
    expect(await isOwed(paidOn)).toBe(null)
    await accounting.command(receipt, 'bounce', { reason: 'Account closed.' })
    expect(await isOwed(paidOn)).toBe(null)
    expect(await isOwed(billing.today)).toMatchObject({ open: '84272.15', days: 30, bucket: '1-30' })
    for (const day of [sentOn, paidOn, billing.today]) expect((await aging(day)).difference).toBe('0.00')
  })

  it('EX-17 moves what is owed from bucket to bucket on the day after each has ended', async () => {
    const sentOn = addDays(billing.today, -151)
    const { statement } = await billed(sentOn)
    const onDay = async (daysSent: number) => {
      const owed = rowOf(await aging(addDays(sentOn, daysSent)))?.statements
      const row = owed?.find(({ id }) => id === statement.id)
      return [row?.days, row?.bucket]
    }
    const days = [30, 31, 60, 61, 90, 91, 120, 121, 150, 151]
    expect(await Promise.all(days.map(onDay))).toEqual([
      [0, 'current'],
      [1, '1-30'],
      [30, '1-30'],
      [31, '31-60'],
      [60, '31-60'],
      [61, '61-90'],
      [90, '61-90'],
      [91, '91-120'],
      [120, '91-120'],
      [121, '120+'],
    ])
  })

  it('agrees with the books on every day where money came in before its statement was sent', async () => {
    const [paidOn, sentOn, laterOn] = [-20, -10, -5].map(days => addDays(billing.today, days)) as [
      string,
      string,
      string,
    ]
    const [first, second] = [await billed(sentOn), await billed(laterOn)]
    const before = rowOf(await aging(addDays(sentOn, -1)))?.unapplied ?? '0.00'
    const receipt = await posted({
      ...{ received_on: paidOn, cash_amount: '150000.00', ewt_amount: '15000.00' },
      allocations: [first, second].map(({ line }) => ({ line_id: line.id, amount: '80000.00' })),
    })
    expect(receipt).toMatchObject({ posted_on: paidOn, unapplied_amount: '5000.00' })
    const { settled = [] } = await accounting.get(receipt.id)
    expect(settled.map(({ allocated_on, amount }) => [allocated_on, amount])).toEqual([
      [sentOn, '80000.00'],
      [laterOn, '80000.00'],
    ])
    expect(total(settled.map(({ cash_amount }) => parseMoney(cash_amount)))).toBe(145_454_55n)
    const waiting = rowOf(await aging(addDays(sentOn, -1)))?.unapplied ?? '0.00'
    expect(moneyText(parseMoney(waiting) - parseMoney(before))).toBe('165000.00')
    for (let day = addDays(paidOn, -1); day <= billing.today; day = addDays(day, 1))
      expect([day, (await aging(day)).difference]).toEqual([day, '0.00'])
    done(await accounting.command(receipt, 'void', { reason: 'Of another developer.' }))
    for (let day = paidOn; day <= billing.today; day = addDays(day, 1))
      expect([day, (await aging(day)).difference]).toEqual([day, '0.00'])
  })

  it('lets what waits settle a statement on its day at the earliest', async () => {
    const sentOn = addDays(billing.today, -3)
    const { line } = await billed(sentOn)
    const receipt = await posted({ received_on: addDays(sentOn, -2), cash_amount: '100.00' })
    const on = (allocated_on: string) =>
      accounting.command(receipt, 'allocations', {
        ...{ allocated_on, allocations: [{ line_id: line.id, amount: '100.00' }] },
      })
    const refused = await on(addDays(sentOn, -1))
    expect(refused.body.fields).toMatchObject([{ path: 'allocated_on', code: 'receipt_allocated_unbilled' }])
    expect(done(await on(sentOn)).unapplied_amount).toBe('0.00')
  })

  it('tells receipts that settle nothing beside the buckets, and each reader of their units alone', async () => {
    const before = rowOf(await aging(billing.today))?.unapplied ?? '0.00'
    await posted({ cash_amount: '1234.56' })
    const after = rowOf(await aging(billing.today))
    expect(moneyText(parseMoney(after?.unapplied ?? '0.00') - parseMoney(before))).toBe('1234.56')
    const { data } = (
      await house.accounting.get<{ data: Receivables }>(
        `/api/v1/collection/receivables?as_of=${billing.today}`,
        { headers: { 'x-active-ou': 'DVO' } },
      )
    ).body
    expect(rowOf(data)).toBeUndefined()
    expect(
      (await house.agent.client.get(`/api/v1/collection/receivables?as_of=${billing.today}`)).status,
    ).toBe(403)
  })
})
