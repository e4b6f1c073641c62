import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.commands'
import type { Receivables } from '@contract/modules/collection/receivables'
import { startApi, type TestApi } from '@tests/support/api'
import { leftBy, releaseTranche } from '@tests/api/clawback.support'
import { receiptCalls, type ReceiptCalls } from '@tests/api/collection.support'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { ledgerFault } from '@tests/api/ledger.support'
import { decide, done, sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { billingDesk, type BillingDesk } from '@tests/api/statements.support'

let api: TestApi
let house: SellingDesk
let billing: BillingDesk
let accounting: ReceiptCalls
let today: string
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  billing = await billingDesk(house)
  accounting = receiptCalls(house.accounting)
  today = billing.today
})
afterAll(() => api.close())

const whose = () => ({ developer_id: house.project.developer_id, ou_id: house.ou_id })
const openLines = async () => (await accounting.openLines(whose())).body.data
/** The next tranche of a sale, billed with 84,272.15. */
async function billed(saleId: string) {
  const statement = await billing.sent(saleId)
  const line = (await openLines()).find(open => open.statement_id === statement.id)
  if (!line) throw new Error('a sent statement has an open line')
  return { statement, line }
}
async function receipt(line: { id: string; open_amount: string }, amount = line.open_amount) {
  const draft = done(
    await accounting.draft({
      ...{ ...whose(), received_on: today, mode: 'check', check_no: '000123', cash_amount: amount },
      allocations: [{ line_id: line.id, amount }],
    }),
  )
  return done(await accounting.command(draft, 'post'))
}
/** A tranche that is billed, paid, and released to its sellers. */
async function released(saleId: string, seq = 1) {
  const { statement, line } = await billed(saleId)
  const paid = await receipt(line)
  expect(await releaseTranche(house, saleId, seq, today)).toBe(6)
  return { statement, paid }
}
async function cancelled(saleId: string) {
  const terms = { maceda_acknowledged: true, developer_notice_no: 'DN-16' }
  done(await house.admin.cancel(await house.desk.fresh(saleId), terms))
  return decide(house, saleId, 'approve')
}
type Claim = Record<
  'id' | 'seller_id' | 'cause' | 'status' | 'gross' | 'applied' | 'open' | 'entry_id' | 'employee_id',
  string
>
async function clawbacks(saleId: string): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select id, seller_id, cause, status, gross_amount as gross, applied_amount as applied, open_amount as open, entry_id,
      employee_id from commission_clawback where sale_id = ${saleId} order by gross_amount desc, id`.execute(
    house.db,
  )
  return rows
}
const ofAgent = async (saleId: string) =>
  (await clawbacks(saleId)).filter(({ seller_id }) => seller_id === house.at('AGENT').id)
const shareOf = (saleId: string, seq = 1) =>
  transactionCalls(house.accounting).one(saleId, house.at('AGENT').id, seq)

/** Receivables equal their control account on each of these days, the books balance and their chain holds. */
async function expectBooksAgree(): Promise<void> {
  for (const day of [addDays(today, -1), today]) {
    const { data } = (
      await house.accounting.get<{ data: Receivables }>(`/api/v1/collection/receivables?as_of=${day}`)
    ).body
    expect(data.difference).toBe('0.00')
  }
  const month = today.slice(0, 7)
  const { totals } = (
    await house.accounting.get<{ data: TrialBalance }>(
      `/api/v1/accounting/trial-balance?from=${month}&to=${month}`,
    )
  ).body.data
  expect([totals.debit, totals.closing]).toEqual([totals.credit, '0.00'])
  expect(await ledgerFault(house.db)).toBeNull()
}

describe('a receipt that is undone after its commission was released', () => {
  it('is clawed back from each seller, holdbacks first, and paid again when the developer pays again', async () => {
    const sale = await billing.goldenSale()
    const { paid, statement } = await released(sale.id)
    const deposited = done(await accounting.command(paid, 'deposit', { deposited_on: today }))
    done(await accounting.command(deposited, 'bounce', { reason: 'Account closed.' }))
    const [own, ...others] = await ofAgent(sale.id)
    expect(others).toEqual([])
    expect(own).toMatchObject({
      ...{ cause: 'developer_reversal', status: 'open' },
      ...{ gross: '14630.58', applied: '1463.06', open: '13167.52' },
    })
    expect(await leftBy(house, [own?.entry_id ?? ''])).toEqual({
      '1130': '13167.52',
      '2020': '-14630.58',
      '2070': '1463.06',
    })
    expect(await shareOf(sale.id)).toMatchObject({
      ...{ releasable_amount: '0.00', released_amount: '14630.58', clawed_back_amount: '14630.58' },
      status: 'pending',
    })
    expect(await clawbacks(sale.id)).toHaveLength(6)
    await expectBooksAgree()

    const line = (await openLines()).find(open => open.statement_id === statement.id)
    if (!line) throw new Error('the line is open again')
    await receipt(line)
    expect(await releaseTranche(house, sale.id, 1, today)).toBe(6)
    expect(await shareOf(sale.id)).toMatchObject({
      ...{ releasable_amount: '14630.58', released_amount: '29261.16', clawed_back_amount: '14630.58' },
      status: 'released',
    })
    expect(await ofAgent(sale.id)).toHaveLength(1)
  })

  it('in part takes only what was paid too much, and leaves held what it does not need', async () => {
    const sale = await billing.goldenSale()
    const { line } = await billed(sale.id)
    const small = await receipt(line, '1000.00')
    await receipt({ ...line, open_amount: '83272.15' })
    await releaseTranche(house, sale.id, 1, today)
    done(await accounting.command(small, 'void', { reason: 'Entered twice.' }))
    const [own] = await ofAgent(sale.id)
    expect(own).toMatchObject({ gross: '173.61', applied: '173.61', open: '0.00', status: 'recovered' })
    const { rows } = await sql<{ status: string; amount: string }>`
      select status, amount from commission_holdback
      where sale_id = ${sale.id} and seller_id = ${house.at('AGENT').id} order by amount`.execute(house.db)
    expect(rows).toEqual([
      { status: 'applied', amount: '173.61' },
      { status: 'held', amount: '1289.45' },
    ])
  })

  it('at the same moment as the release: one of the two is first, and nobody keeps what was not paid for', async () => {
    const sale = await billing.goldenSale()
    const { line } = await billed(sale.id)
    const paid = await receipt(line)
    await Promise.all([
      accounting.command(paid, 'void', { reason: 'Entered twice.' }).then(done),
      releaseTranche(house, sale.id, 1, today),
    ])
    const shares = (await transactionCalls(house.accounting).of(sale.id)).filter(
      ({ seq, seller_id }) => seq === 1 && seller_id !== null,
    )
    const kept = shares.map(share => Number(share.released_amount) - Number(share.clawed_back_amount))
    expect(new Set(kept)).toEqual(new Set([0]))
    const wasReleased = shares.some(({ released_amount }) => released_amount !== '0.00')
    expect(await clawbacks(sale.id)).toHaveLength(wasReleased ? 6 : 0)
    await expectBooksAgree()
  })
})

describe('a sale that is cancelled after its commission was billed', () => {
  it('EX-16 credits the developer and claws back what was released, seller by seller', async () => {
    const sale = await billing.goldenSale()
    await released(sale.id)
    await house.pay(sale.id, '489079.45')
    const second = await released(sale.id, 2)
    expect(await cancelled(sale.id)).toMatchObject({ status: 200 })

    const claims = await clawbacks(sale.id)
    expect(claims.map(({ gross }) => gross)).toEqual([
      ...['29261.17', '29261.17', '29261.16', '18810.75', '10032.40', '6270.25'],
    ])
    const [own] = await ofAgent(sale.id)
    expect(own).toMatchObject({
      ...{ cause: 'sale_cancelled', status: 'open', employee_id: house.at('AGENT').employee_id },
      ...{ gross: '29261.17', applied: '2926.12', open: '26335.05' },
    })
    const entry = own?.entry_id ?? ''
    expect(await leftBy(house, [entry], house.at('AGENT').id)).toEqual({
      '1130': '26335.05',
      '2070': '2926.12',
    })
    const sellers = await leftBy(house, [entry])
    expect(sellers).toMatchObject({ '4010': '150485.99', '2030': '18058.32', '2080': '-168544.31' })
    expect(sellers['5010']).toBe('-87783.50')
    expect(sellers['5020']).toBe('-35113.40')
    expect(Object.keys(sellers)).not.toContain('1110')
    expect(await shareOf(sale.id)).toMatchObject({
      ...{ state: 'reversed', status: 'clawed_back' },
      ...{ releasable_amount: '0.00', released_amount: '14630.58', clawed_back_amount: '14630.58' },
    })
    expect(await billing.accounting.get(second.statement.id)).toMatchObject({ status: 'collected' })
    expect(await releaseTranche(house, sale.id, 1, today)).toBe(0)
    await expectBooksAgree()
  })

  it('credits what the developer has not paid, and a receipt of it that bounces afterwards as well', async () => {
    const sale = await billing.goldenSale()
    const { line, statement } = await billed(sale.id)
    const paid = await receipt(line, '43921.57')
    await releaseTranche(house, sale.id, 1, today)
    expect(await cancelled(sale.id)).toMatchObject({ status: 200 })
    const [own] = await ofAgent(sale.id)
    expect(own).toMatchObject({ gross: '7625.27', applied: '762.53', open: '6862.74' })
    const entry = own?.entry_id ?? ''
    expect(await leftBy(house, [entry], house.at('AGENT').id)).toEqual({
      ...{ '1130': '6862.74', '2070': '762.53', '2020': '7005.31' },
    })
    expect(await leftBy(house, [entry])).toMatchObject({ '1110': '-40350.58', '2080': '-43921.57' })
    expect((await openLines()).some(({ id }) => id === line.id)).toBe(false)
    expect(await billing.accounting.get(statement.id)).toMatchObject({
      ...{ status: 'collected', settled_amount: '84272.15' },
    })
    await expectBooksAgree()

    const undone = done(await accounting.command(paid, 'void', { reason: 'Paid by mistake.' }))
    expect((await openLines()).some(({ id }) => id === line.id)).toBe(false)
    expect(await ofAgent(sale.id)).toHaveLength(1)
    const { rows } = await sql<{ id: string }>`
      select c.entry_id as id from statement_credit c where c.line_id = ${line.id} and c.refund_amount < 0`.execute(
      house.db,
    )
    expect(rows).toHaveLength(1)
    expect(await leftBy(house, [rows[0]?.id ?? ''])).toEqual({ '1110': '-43921.57', '2080': '43921.57' })
    expect(undone.status).toBe('voided')
    await expectBooksAgree()
  })

  it('leaves nothing deferred where the company recognises income on collection', async () => {
    await sql`update company_profile set revenue_recognition = 'on_collection'`.execute(house.db)
    const sale = await billing.goldenSale()
    const { line, statement } = await billed(sale.id)
    const paid = await receipt(line, '43921.57')
    await releaseTranche(house, sale.id, 1, today)
    await cancelled(sale.id)
    await sql`update company_profile set revenue_recognition = 'on_billing'`.execute(house.db)
    const [own] = await ofAgent(sale.id)
    const entries = [statement.entry_id, paid.entry_id, own?.entry_id].map(id => id ?? '')
    const left = await leftBy(house, entries)
    expect([left['4010'], left['2085'], left['2030'], left['1110']]).toEqual(['0.00', '0.00', '0.00', '0.00'])
    expect([left['5010'], left['5020']]).toEqual(['0.00', '0.00'])
    done(await accounting.command(paid, 'void', { reason: 'Paid by mistake.' }))
    const { rows } = await sql<{ id: string }>`
      select id from journal_entry where reversal_of_id = ${paid.entry_id} or id in (
        select entry_id from statement_credit where line_id = ${line.id} and refund_amount < 0)`.execute(
      house.db,
    )
    const after = await leftBy(house, [...entries, ...rows.map(({ id }) => id)])
    expect([after['4010'], after['2085'], after['5010'], after['2080']]).toEqual([
      ...['0.00', '0.00', '0.00', '0.00'],
    ])
    await expectBooksAgree()
  })

  it.each(['none', 'unearned_only'] as const)(
    'asks back nothing that its scheme leaves the sellers: %s',
    async rule => {
      const sale = await billing.goldenSale()
      await sql`update sale set scheme_snapshot = jsonb_set(scheme_snapshot, '{clawback_rule}', ${JSON.stringify(rule)}::jsonb)
      where id = ${sale.id}`.execute(house.db)
      await released(sale.id)
      await cancelled(sale.id)
      expect(await clawbacks(sale.id)).toEqual([])
      expect(await shareOf(sale.id)).toMatchObject({ status: 'released', clawed_back_amount: '0.00' })
      await expectBooksAgree()
      const refused = await house.admin.command(await house.admin.fresh(sale.id), 'reinstate', {
        reason: 'The buyer came back.',
      })
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('paid twice')])
    },
  )

  it('earns anew once it is reinstated and booked again, and what was clawed back stays owed', async () => {
    const sale = await billing.goldenSale()
    await released(sale.id)
    await cancelled(sale.id)
    const reason = 'The buyer came back.'
    done(await house.admin.command(await house.admin.fresh(sale.id), 'reinstate', { reason }))
    done(await house.desk.book(await house.desk.fresh(sale.id), today))
    await house.desk.detail(sale.id)
    const { line } = await billed(sale.id)
    await receipt(line)
    expect(await releaseTranche(house, sale.id, 1, today)).toBe(6)
    const own = (await transactionCalls(house.accounting).of(sale.id)).filter(
      ({ seq, seller_id }) => seq === 1 && seller_id === house.at('AGENT').id,
    )
    expect(own.map(share => [share.state, share.released_amount, share.clawed_back_amount])).toEqual(
      expect.arrayContaining([
        ['reversed', '14630.58', '14630.58'],
        ['collected', '14630.58', '0.00'],
      ]),
    )
    expect(await ofAgent(sale.id)).toMatchObject([{ open: '13167.52', status: 'open' }])
    await expectBooksAgree()
  })
})
