import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Release } from '@contract/modules/commission/release.document'
import { quarterOf } from '@contract/kernel/quarters'
import type { WithholdingReport } from '@contract/modules/accounting/withholding-report'
import { pdfText } from '@tests/support/pdf-text'
import { startApi, type TestApi } from '@tests/support/api'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { advanceDesk, SIGNATURE } from '@tests/api/cash-advance.support'
import { RELEASES, releaseCalls, releaseDesk, type ReleaseDesk } from '@tests/api/releases.support'
import { done, type Refusal, type Seller } from '@tests/api/sales.support'

const WITHHOLDING = '/api/v1/expense/withholding'
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
  const read = () => advances.read(asked.id)
  return { id: done(released).id, read, clear: async () => done(await advances.done(await read())) }
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
      ...['2020 3135.13 0.00', '1140 376.22 0.00', '2040 0.00 313.51', '1020 0.00 3197.84'],
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
    expect(rows[0]?.params).toEqual({ who: seller.name, rate: '10' })
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
    expect(await entryOf(out.entry_id)).toEqual(['2070 1463.06 0.00', '1020 0.00 1463.06'])
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
    const { body } = await accounting.get<{ data: WithholdingReport }>(`${WITHHOLDING}?quarter=${quarter}`)
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

describe('releases at once', () => {
  it('claim a share once, whoever is faster', async () => {
    const seller = agent(2)
    await declare(seller)
    const { sale } = await desk.collected()
    const drafts = [await desk.drafted(sale.id, seller), await desk.drafted(sale.id, seller)]
    const answers = await Promise.all(drafts.map(draft => desk.maker.command(draft, 'submit')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('pay once, however often somebody presses', async () => {
    const seller = agent(2)
    await declare(seller)
    const { sale } = await desk.collected()
    const approved = await desk.approved(await desk.drafted(sale.id, seller))
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.pay(approved)))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    const { rows } = await sql<{ entries: number; released: string }>`
      select (select count(*)::int from journal_entry where source_id = ${approved.id}) as entries,
        (select released_amount::text from commission_share where id = ${approved.lines[0]?.share_id}) as released`.execute(
      desk.house.db,
    )
    expect(rows).toEqual([{ entries: 1, released: '14630.58' }])
  })

  it('pay what was approved or nothing: an advance given since is deducted only after a new approval', async () => {
    const seller = agent()
    await declare(seller)
    const { sale } = await desk.collected()
    const approved = await desk.approved(await desk.drafted(sale.id, seller))
    const advance = await advanceOf('500.00')
    expect((await desk.pay(approved)).body.message).toContain('amounts have changed')
    done(await desk.payer.command(approved, 'void', { reason: 'An advance came in between.' }))
    const anew = await desk.drafted(sale.id, seller)
    expect(anew.advance_amount).toBe('500.00')
    expect((await desk.paid(anew)).status).toBe('paid')
    expect((await advance.read()).status).toBe('settled')
  })
})

describe('releases paid together', () => {
  const two = async () => {
    const sellers = [agent(), agent(1)]
    const { sale } = await desk.collected()
    const approved: Release[] = []
    for (const seller of sellers) {
      await declare(seller)
      approved.push(await desk.approved(await desk.drafted(sale.id, seller)))
    }
    return approved
  }
  const payTogether = (releases: readonly Release[], more: object = {}) =>
    desk.second.client.post<{ data: { batch_id: string; count: number; net_amount: string } } & Refusal>(
      `${RELEASES}/pay`,
      {
        ...{ ids: releases.map(({ id }) => id), paid_on: desk.billing.today, pay_mode: 'cash' },
        ...{ bank_id: null, first_check_no: null },
        ...more,
      },
      { headers: { 'idempotency-key': crypto.randomUUID() } },
    )
  const bank = () =>
    desk.house.db
      .selectFrom('bank')
      .select('id')
      .where('gl_account_id', 'is not', null)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow()

  it('take checks in a row, in the order of their numbers', async () => {
    const releases = await two()
    const { id: bank_id } = await bank()
    const more = { pay_mode: 'check', bank_id, first_check_no: '000099' }
    expect((await payTogether(releases, { ...more, first_check_no: 'none' })).body.fields).toMatchObject([
      { path: 'first_check_no', code: 'release_needs_first_check' },
    ])
    const { data } = (await payTogether(releases.toReversed(), more)).body
    expect(data).toMatchObject({ count: 2, net_amount: '27798.10' })
    const paid = [await desk.maker.get(releases[0]!.id), await desk.maker.get(releases[1]!.id)]
    expect(paid.map(({ check_no }) => check_no)).toEqual(['000099', '000100'])
    expect(new Set(paid.map(({ batch_id }) => batch_id))).toEqual(new Set([data.batch_id]))
  })

  it('are paid all or none, and say which one is refused', async () => {
    const releases = await two()
    await sql`update seller_profile set status = 'suspended' where id = ${agent(1).id}`.execute(desk.house.db)
    const refused = await payTogether(releases)
    const place = releases.findIndex(({ seller_id }) => seller_id === agent(1).id)
    expect(refused.body.fields).toMatchObject([{ path: `ids.${place}`, code: 'payee_suspended' }])
    await sql`update seller_profile set status = 'active' where id = ${agent(1).id}`.execute(desk.house.db)
    expect((await desk.maker.get(releases[0]!.id)).status).toBe('approved')
    expect((await payTogether(releases)).status).toBe(200)
  })

  it('leave a file of transfers for the bank, with the whole account numbers, which is written down', async () => {
    const releases = await two()
    const { id: bank_id } = await bank()
    const { data } = (await payTogether(releases, { pay_mode: 'bank_transfer', bank_id })).body
    const url = `${RELEASES}/transfers.csv?batch_id=${data.batch_id}`
    const file = await desk.second.client.get(url)
    const lines = file.text.trim().split(/\r\n/)
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/^[^,]+,[^,]+,\d{12},13899\.05,CR-CEB-/)
    const { rows } =
      await sql`select from audit_log where action = 'seller_profile.reveal' and diff ? 'payout_account_no'`.execute(
        desk.house.db,
      )
    expect(rows.length).toBe(2)
    expect((await desk.house.agent.client.get(url)).status).toBe(403)
  })
})

describe('a seller', () => {
  it('OBJ sees his own releases alone, and confirms what has arrived', async () => {
    const own = releaseCalls(await api.as('agent'))
    const [mine, other] = [agent(), agent(1)]
    await declare(mine)
    await declare(other)
    const { sale } = await desk.collected()
    const [paid, foreign] = [
      await desk.paid(await desk.drafted(sale.id, mine)),
      await desk.paid(await desk.drafted(sale.id, other)),
    ]
    const { body } = await own.client.get<{ data: Release[] }>(`${RELEASES}?start=0&end=100`)
    expect(new Set(body.data.map(({ seller_id }) => seller_id))).toEqual(new Set([mine.id]))
    expect((await own.client.get(`${RELEASES}/${foreign.id}`)).status).toBe(404)
    expect((await own.client.get(`${RELEASES}/${foreign.id}/voucher.pdf`)).status).toBe(404)
    expect(done(await own.command(await own.get(paid.id), 'acknowledge')).status).toBe('acknowledged')
    expect((await own.draft({ ou_id: desk.house.ou_id, seller_id: mine.id })).status).toBe(403)
  })
})

describe('who pays a release', () => {
  it('SOD is neither whoever prepared it, nor whoever approved it, nor its payee, nor whoever changed the account', async () => {
    const seller = agent()
    await declare(seller)
    const { sale } = await desk.collected()
    const approved = await desk.approved(await desk.drafted(sale.id, seller))
    const { db } = desk.house
    const refused = async (calls = desk.payer) => (await desk.pay(approved, {}, calls)).body.message
    expect(await refused(desk.maker)).toContain('You prepared')
    await sql`insert into payout_change (ou_id, seller_id, created_by) values (${desk.house.ou_id}, ${seller.id}, ${desk.second.id})`.execute(
      db,
    )
    expect(await refused()).toContain('You changed the account')
    await sql`update approval_seat set user_id = ${desk.second.id} where subject_id = ${approved.id} and decision = 'approve'`.execute(
      db,
    )
    expect(await refused()).toContain('You approved')
    await sql`update employee set user_id = ${desk.second.id} where id = ${seller.employee_id}`.execute(db)
    expect(await refused()).toContain('You are the payee')
  })

  it('waits with a transfer for three days after the account of the payee was changed', async () => {
    const seller = agent(1)
    await declare(seller)
    const { db } = desk.house
    const bank = await db
      .selectFrom('bank')
      .select('id')
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow()
    const { sale } = await desk.collected()
    const approved = await desk.approved(await desk.drafted(sale.id, seller))
    const transfer = () => desk.pay(approved, { pay_mode: 'bank_transfer', bank_id: bank.id })
    await sql`update seller_profile set payout_bank_id = null, payout_account_no = null,
      payout_account_no_hash = null, payout_account_no_masked = null where id = ${seller.id}`.execute(db)
    expect((await transfer()).body.message).toContain('no bank account')
    await sql`update seller_profile set payout_bank_id = ${bank.id}, payout_account_no = 'v1.' || repeat('A', 60),
      payout_account_no_hash = 'changed', payout_account_no_masked = '****1234' where id = ${seller.id}`.execute(
      db,
    )
    expect((await transfer()).body.message).toContain('less than 72 hours')
    await sql`alter table payout_change disable trigger user`.execute(db)
    await sql`update payout_change set created_at = created_at - interval '73 hours' where seller_id = ${seller.id}`.execute(
      db,
    )
    await sql`alter table payout_change enable trigger user`.execute(db)
    expect(done(await transfer())).toMatchObject({ status: 'paid', pay_mode: 'bank_transfer' })
  })

  it('does not pay a seller whose license has expired', async () => {
    const seller = agent(2)
    const { db, ou_id } = desk.house
    const { sale } = await desk.collected()
    const draft = await desk.drafted(sale.id, seller)
    await sql`update seller_profile set accreditation_no = 'A-1', accreditation_valid_to = '2020-01-31' where id = ${seller.id}`.execute(
      db,
    )
    const refused = await desk.maker.command(draft, 'submit')
    expect(refused.body.fields).toMatchObject([{ path: 'seller_id', code: 'accreditation_expired' }])
    const waiting = (await desk.maker.releasable(ou_id)).find(({ seller_id }) => seller_id === seller.id)
    expect(waiting?.bars).toEqual(['accreditation_expired'])
    await sql`update seller_profile set accreditation_valid_to = null where id = ${seller.id}`.execute(db)
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
