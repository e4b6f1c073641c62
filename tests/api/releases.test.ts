import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Release } from '@contract/modules/commission/release.document'
import { startApi, type TestApi } from '@tests/support/api'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { advanceDesk, SIGNATURE } from '@tests/api/cash-advance.support'
import { releaseDesk, type ReleaseDesk } from '@tests/api/releases.support'
import { done, type Seller } from '@tests/api/sales.support'

let api: TestApi
let desk: ReleaseDesk
beforeAll(async () => {
  api = await startApi()
  desk = await releaseDesk(api)
})
afterAll(() => api.close())

const agent = (index = 0): Seller => desk.house.at('AGENT', index)
const figures = ({ gross_amount, ewt_amount, holdback_amount, advance_amount, net_amount }: Release) => ({
  ...{ gross: gross_amount, ewt: ewt_amount, holdback: holdback_amount, advance: advance_amount },
  net: net_amount,
})
const declare = (seller: Seller, values = { on_file: true, expected: '900000.00' as string | null }) =>
  sql`update seller_profile set sworn_declaration_on_file = ${values.on_file}, expected_gross = ${values.expected},
    sworn_declaration_year = extract(year from ${desk.billing.today}::date), is_vat_registered = false
    where id = ${seller.id}`.execute(desk.house.db)
const shareOfSale = async (saleId: string, seller: Seller) =>
  transactionCalls(desk.house.accounting).one(saleId, seller.id)
const entryOf = async (entryId: string | null) => {
  const { rows } = await sql<{ code: string; debit: string; credit: string }>`
    select a.code, l.debit::text, l.credit::text from journal_line l join account a on a.id = l.account_id
    where l.entry_id = ${entryId} order by l.seq`.execute(desk.house.db)
  return rows.map(({ code, debit, credit }) => `${code} ${debit} ${credit}`)
}
/** A cash advance of the agent that is repaid out of commission, from the request to the money. */
const advanceOf = async (amount: string) => {
  const advances = await advanceDesk(api)
  const asked = await advances.submitted({ repayment: 'commission', purpose: 'commission', amount }, 'agent')
  await advances.decide('sales_manager', asked.id, 'approve')
  await advances.decide('accounting', asked.id, 'verify')
  const approved = await advances.read(asked.id)
  const { to_sign: text } = await advances.standing(asked.id, 'agent')
  const signed = await advances.act('agent', approved, 'sign', {
    ...{ signed_name: agent().name, drawing: SIGNATURE, text },
  })
  const released = await advances.release(done(signed))
  return { id: done(released).id, read: () => advances.read(asked.id) }
}

describe('a release of commission', () => {
  it('EX-12 keeps tax and holdback of it, deducts the advance within the cap, and posts what it pays', async () => {
    const [seller] = [agent()]
    await declare(seller)
    const { sale } = await desk.collected({ holdback: '10' })
    const advance = await advanceOf('6000.00')
    const draft = await desk.drafted(sale.id, seller)
    expect(figures(draft)).toEqual({
      ...{ gross: '14630.58', ewt: '731.53', holdback: '1463.06', advance: '6000.00' },
      net: '6435.99',
    })
    const paid = await desk.paid(draft)
    expect(paid).toMatchObject({ status: 'paid', pay_mode: 'cash' })
    expect(paid.number).toMatch(/^CR-CEB-\d{4}-\d{6}$/)
    expect(await entryOf(paid.entry_id)).toEqual([
      ...['2020 14630.58 0.00', '2040 0.00 731.53', '2070 0.00 1463.06'],
      ...['1130 0.00 6000.00', '1020 0.00 6435.99'],
    ])
    expect(await shareOfSale(sale.id, seller)).toMatchObject({
      released_amount: '14630.58',
      status: 'released',
    })
    expect(await advance.read()).toMatchObject({ balance: '0.00', status: 'settled' })
  })
})
