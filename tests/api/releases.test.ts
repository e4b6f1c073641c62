import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Release } from '@contract/modules/commission/release.document'
import { quarterOf } from '@contract/kernel/dates'
import type { WithholdingReport } from '@contract/modules/accounting/withholding-report'
import { pdfText } from '@tests/support/pdf-text'
import { startApi, type TestApi } from '@tests/support/api'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { releaseDesk, RELEASES, type ReleaseDesk } from '@tests/api/releases.support'
import { done, sees, type Seller } from '@tests/api/sales.support'

const WITHHOLDING = '/api/v1/expense/withholding'
let api: TestApi
let desk: ReleaseDesk
beforeAll(async () => {
  api = await startApi()
  desk = await releaseDesk(api)
})
afterAll(() => api.close())

const agent = (index = 0): Seller => desk.agent(index)
const declare = (seller: Seller) => desk.declare(seller)
const advanceOf = (amount: string) => desk.advance(amount)
const figures = ({ gross_amount, ewt_amount, holdback_amount, advance_amount, net_amount }: Release) => ({
  ...{ gross: gross_amount, ewt: ewt_amount, holdback: holdback_amount, advance: advance_amount },
  net: net_amount,
})
const shareOfSale = async (saleId: string, seller: Seller) =>
  transactionCalls(desk.house.accounting).one(saleId, seller.id)
const entryOf = async (entryId: string | null) => {
  const { rows } = await sql<{ code: string; debit: string; credit: string }>`
    select a.code, l.debit::text, l.credit::text from journal_line l join account a on a.id = l.account_id
    where l.entry_id = ${entryId} order by l.seq`.execute(desk.house.db)
  return rows.map(({ code, debit, credit }) => `${code} ${debit} ${credit}`)
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
      ...['1130 0.00 6000.00', '1010 0.00 6435.99'],
    ])
    expect(await shareOfSale(sale.id, seller)).toMatchObject({
      released_amount: '14630.58',
      status: 'released',
    })
    expect(await advance.read()).toMatchObject({ balance: '0.00', status: 'settled' })
  })

  it('EX-12 leaves of a larger advance what the cap does not reach', async () => {
    const seller = agent()
    await declare(seller)
    const { sale } = await desk.collected({ holdback: '10' })
    // Half of what is not released may be advanced: a second sale makes room for it.
    await desk.collected()
    const advance = await advanceOf('9000.00')
    const paid = await desk.paid(await desk.drafted(sale.id, seller))
    expect(figures(paid)).toMatchObject({ advance: '6218.00', net: '6217.99' })
    expect((await advance.read()).balance).toBe('2782.00')
    await advance.clear()
  })

  it('EX-13 withholds of two part-payments what it would of the whole', async () => {
    const seller = agent(1)
    await declare(seller)
    const { sale, line } = await desk.collected({ part: '43921.57' })
    const first = await desk.paid(await desk.drafted(sale.id, seller))
    expect(figures(first)).toMatchObject({ gross: '7625.27', ewt: '381.26' })
    expect(await shareOfSale(sale.id, seller)).toMatchObject({ status: 'partly_released' })
    await desk.receive(line, '40350.58')
    const rest = await desk.paid(await desk.drafted(sale.id, seller))
    expect(figures(rest)).toMatchObject({ gross: '7005.31', ewt: '350.27' })
    expect(await shareOfSale(sale.id, seller)).toMatchObject({
      status: 'released',
      released_amount: '14630.58',
    })
  })

  it('EX-14 pays the VAT of a registered broker once he has sent his invoice', async () => {
    const broker = desk.house.at('BROKER')
    await sql`update seller_profile set is_vat_registered = true where id = ${broker.id}`.execute(
      desk.house.db,
    )
    const { sale } = await desk.collected()
    const draft = await desk.drafted(sale.id, broker)
    const early = await desk.maker.command(draft, 'submit')
    expect(early.body.fields).toMatchObject([{ path: 'payee_invoice_no', code: 'release_needs_invoice' }])
    const billed = done(await desk.maker.change(draft, { payee_invoice_no: 'SI-0042' }))
    const paid = await desk.paid(billed)
    expect(paid).toMatchObject({ vat_amount: '376.22', ewt_amount: '313.51', net_amount: '3197.84' })
    expect(await entryOf(paid.entry_id)).toEqual([
      ...['2020 3135.13 0.00', '1140 376.22 0.00', '2040 0.00 313.51', '1010 0.00 3197.84'],
    ])
  })

  it('EX-15 withholds more from the release after the one that passes three million', async () => {
    const seller = agent(2)
    await declare(seller)
    const [first, second] = [await desk.collected(), await desk.collected()]
    await sql`insert into commission_tax (ou_id, release_id, seller_id, paid_on, atc, base, tax)
      select ou_id, id, ${seller.id}, ${desk.billing.today}, 'WI139', 2985400, 149270 from commission_release limit 1`.execute(
      desk.house.db,
    )
    const crossing = await desk.paid(await desk.drafted(first.sale.id, seller))
    expect(figures(crossing)).toMatchObject({ gross: '14630.58', ewt: '731.53' })
    const { rows } = await sql<{ params: object }>`
      select params from notification where kind = 'release.tax_rate_changed' and subject_id = ${crossing.id}`.execute(
      desk.house.db,
    )
    expect(rows[0]?.params).toEqual({ who: seller.name, rate: '10', limit: '3,000,000.00' })
    const next = await desk.drafted(second.sale.id, seller)
    expect(figures(next)).toMatchObject({ gross: '14630.58', ewt: '1463.06' })
  })

  it('that is void leaves shares, advance, tax and holdback as they were, to the centavo', async () => {
    const seller = agent()
    await declare(seller)
    const { sale } = await desk.collected({ holdback: '10' })
    const advance = await advanceOf('1000.00')
    const paid = await desk.paid(await desk.drafted(sale.id, seller))
    expect(paid.advance_amount).toBe('1000.00')
    const voided = done(await desk.payer.command(paid, 'void', { reason: 'Paid to the wrong account.' }))
    expect(voided).toMatchObject({ status: 'voided', number: paid.number })
    expect(await shareOfSale(sale.id, seller)).toMatchObject({
      released_amount: '0.00',
      status: 'releasable',
    })
    expect(await advance.read()).toMatchObject({ balance: '1000.00' })
    const { rows } = await sql`
      select (select coalesce(sum(tax), 0)::text from commission_tax where release_id = ${paid.id}) as tax,
        (select string_agg(status, ' ') from commission_holdback where release_id = ${paid.id}) as held,
        (select string_agg(state, ' ') from commission_release_line where release_id = ${paid.id}) as lines`.execute(
      desk.house.db,
    )
    expect(rows).toEqual([{ tax: '0.00', held: 'voided', lines: 'voided' }])
    const again = await desk.drafted(sale.id, seller)
    expect(again.gross_amount).toBe('14630.58')
    await advance.clear()
  })

  it('pays out what was held back before, without tax, once it is chosen', async () => {
    const seller = agent(1)
    await declare(seller)
    const { sale } = await desk.collected({ holdback: '10' })
    const paid = await desk.paid(await desk.drafted(sale.id, seller))
    const { holdbacks } = await desk.maker.choices(desk.house.ou_id, seller.id)
    const held = holdbacks.find(({ sale_no }) => sale_no === sale.sale_no)
    expect(held).toMatchObject({ amount: '1463.06', is_due: false })
    const out = await desk.paid(
      done(
        await desk.maker.draft({
          ...{ ou_id: desk.house.ou_id, seller_id: seller.id, share_ids: [] },
          holdback_ids: [held?.id],
        }),
      ),
    )
    expect(out).toMatchObject({
      gross_amount: '0.00',
      returned_amount: '1463.06',
      ewt_amount: '0.00',
      net_amount: '1463.06',
    })
    expect(await entryOf(out.entry_id)).toEqual(['2070 1463.06 0.00', '1010 0.00 1463.06'])
    const early = await desk.payer.command(paid, 'void', { reason: 'Wrong month.' })
    expect(early.body.message).toContain('was paid out')
  })
})

describe('tax withheld of commission', () => {
  it('stands in the report of the quarter and on the form 2307 of its payee, the whole TIN on paper alone', async () => {
    const seller = agent(1)
    await declare(seller)
    const { sale } = await desk.collected()
    await desk.paid(await desk.drafted(sale.id, seller))
    const { accounting, db } = desk.house
    const quarter = quarterOf(desk.billing.today)
    const { body } = await accounting.get<{ data: WithholdingReport }>(`${WITHHOLDING}?period=${quarter}`)
    const payee = body.data.payees.find(({ key }) => key === `seller:${seller.id}`)
    expect(payee?.tin).toMatch(/^\*{4}\d{4}$/)
    expect(payee?.codes.map(({ atc }) => atc)).toContain('WI139')
    const { rows } = await sql<{ tax: string }>`
      select sum(tax)::text as tax from commission_tax where seller_id = ${seller.id}`.execute(db)
    expect(payee?.tax).toBe(rows[0]?.tax)
    const paper = await api.app.inject({
      url: `${WITHHOLDING}/certificate?quarter=${quarter}&payee=seller:${seller.id}`,
      headers: { authorization: `Bearer ${accounting.user?.token}` },
    })
    const words = (await pdfText(paper.rawPayload)).join(' ')
    expect(words).toContain(seller.name)
    expect(words).toMatch(/\d{3}-\d{3}-\d{3}-\d{5}/)
    const told =
      await sql`select from audit_log where action = 'seller_profile.reveal' and entity_id = ${seller.id}`.execute(
        db,
      )
    expect(told.rows.length).toBe(1)
  })
})

describe('payees who could be paid', () => {
  it('are told apart where a draft of theirs waits to be submitted', async () => {
    const seller = agent(2)
    const { sale } = await desk.collected()
    await sql`delete from commission_release where seller_id = ${seller.id} and status = 'draft'`.execute(
      desk.house.db,
    )
    const hasDraft = async () =>
      (await desk.maker.releasable(desk.house.ou_id)).find(({ seller_id }) => seller_id === seller.id)
        ?.has_draft
    expect(await hasDraft()).toBe(false)
    const draft = await desk.drafted(sale.id, seller)
    expect(await hasDraft()).toBe(true)
    await desk.house.accounting.send('DELETE', `${RELEASES}/${draft.id}`, undefined, sees(draft))
    expect(await hasDraft()).toBe(false)
  })
})

describe('a clawback', () => {
  it('is recovered from the next release of the payee, and is open again where that is void', async () => {
    const seller = agent(1)
    await declare(seller)
    const { db, ou_id } = desk.house
    const { sale, receipt } = await desk.collected()
    await desk.paid(await desk.drafted(sale.id, seller))
    done(await desk.receipts.command(receipt, 'bounce', { reason: 'Account closed.' }))
    const owed = async () => {
      const { rows } = await sql<{ open: string; status: string }>`
        select open_amount::text as open, status from commission_clawback where sale_id = ${sale.id}
          and seller_id = ${seller.id}`.execute(db)
      return rows
    }
    expect(await owed()).toEqual([{ open: '14630.58', status: 'open' }])
    const waiting = (await desk.maker.releasable(ou_id)).find(({ seller_id }) => seller_id === seller.id)
    const next = await desk.collected()
    const paid = await desk.paid(await desk.drafted(next.sale.id, seller))
    expect(paid).toMatchObject({ gross_amount: '14630.58', clawback_amount: '13899.05', net_amount: '0.00' })
    expect(await entryOf(paid.entry_id)).toEqual([
      '2020 14630.58 0.00',
      '2040 0.00 731.53',
      '1130 0.00 13899.05',
    ])
    expect(await owed()).toEqual([{ open: '731.53', status: 'recovering' }])
    expect(waiting?.open_clawbacks ?? '14630.58').toBe('14630.58')
    done(await desk.payer.command(paid, 'void', { reason: 'Agreed to pay in parts.' }))
    expect(await owed()).toEqual([{ open: '14630.58', status: 'open' }])
    const last = await desk.paid(await desk.drafted(next.sale.id, seller))
    expect(last.clawback_amount).toBe('13899.05')
    const refused = await desk.receipts.command(next.receipt, 'bounce', { reason: 'Account closed.' })
    expect(refused.status).toBe(200)
    expect((await desk.payer.command(last, 'void', { reason: 'Too late.' })).body.message).toContain(
      'was clawed back',
    )
  })
})
