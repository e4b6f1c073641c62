import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { startApi, type TestApi } from '@tests/support/api'
import { buildLead } from '@tests/support/factories/leads'
import {
  decide,
  done,
  receipt,
  SALES,
  sees,
  sellingDesk,
  unitStatus,
  type SellingDesk,
} from '@tests/api/sales.support'

let api: TestApi
let house: SellingDesk
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
})
afterAll(() => api.close())

describe('the course of a sale', () => {
  it('a reservation gives a number, takes the unit, checks in the fee and projects commission', async () => {
    const sale = await house.reserved()
    expect(sale.sale_no).toMatch(/^SR-CEB-\d{4}-\d{6}$/)
    expect(await unitStatus(house, sale.unit_id)).toBe('reserved')
    const detail = await house.desk.detail(sale.id)
    expect(detail.paid.collected_principal).toBe('25000.00')
    expect(detail.commission?.status).toBe('projected')
    expect(detail.phases.map(({ phase, state }) => [phase, state])).toEqual([
      ['draft', 'done'],
      ['reserved', 'now'],
      ['booked', 'next'],
      ['fully_paid', 'next'],
    ])
    expect(detail.actions.find(({ trigger }) => trigger === 'book')?.missing).toEqual([
      'down_payment_secured',
    ])
  })

  it('a booking asks for the papers, the contract and the down payment, and sells the unit', async () => {
    const sale = await house.reserved()
    const refused = await house.desk.book(sale, await house.today())
    expect(refused.status).toBe(422)
    expect(refused.body.fields?.map(({ code }) => code)).toEqual(['down_payment_secured'])
    await house.pay(sale.id, '52953.27')
    const booked = done(await house.desk.book(await house.desk.fresh(sale.id), await house.today()))
    expect(booked.status).toBe('booked')
    expect(await unitStatus(house, sale.unit_id)).toBe('sold')
  })

  it('a price that was paid whole before the booking ends with it', async () => {
    const sale = await house.reserved()
    await house.pay(sale.id, moneyText(parseMoney(sale.tcp) - parseMoney('25000.00')))
    expect((await house.desk.fresh(sale.id)).status).toBe('reserved')
    done(await house.desk.book(await house.desk.fresh(sale.id), await house.today()))
    expect(await house.desk.fresh(sale.id)).toMatchObject({ status: 'fully_paid', payment_stage: 'paid' })
  })

  it('papers of the checklist keep a booking back, and a file of elsewhere is no paper of this sale', async () => {
    const { rows } = await sql<{ id: string }>`
      insert into document_requirement (code, name, mandatory_for) values ('T-VALID-ID', 'Valid ID', 'booking')
      on conflict do nothing returning id`.execute(house.db)
    const sale = await house.reserved()
    await house.pay(sale.id, '52953.27')
    const [paper] = (await house.desk.detail(sale.id)).documents
    if (!paper) throw new Error('no paper is asked for')
    expect(paper).toMatchObject({ status: 'missing', code: 'T-VALID-ID' })
    const foreign = await house.desk.onDocument(sale.id, paper.id, 'submit', { attachment_id: randomUUID() })
    expect(foreign.status).toBe(422)
    await sql`update document_requirement set is_active = false where id = ${rows[0]?.id ?? null}`.execute(
      house.db,
    )
    const refused = await house.desk.book(await house.desk.fresh(sale.id), await house.today())
    expect(refused.body.fields?.map(({ code }) => code)).toContain('documents_verified')
  })

  it('a reservation is forfeited when it has run out and the buyer was told three days before', async () => {
    const sale = await house.reserved()
    const early = await house.desk.command(sale, 'forfeit', {})
    expect(early.body.fields?.map(({ code }) => code)).toEqual(['reservation_over', 'notice_served'])
    await sql`update sale set reservation_date = reservation_date - 40, reservation_valid_to = reservation_valid_to - 40,
      dp_start_date = dp_start_date - 40, notice_sent_on = reservation_valid_to - 39 where id = ${sale.id}`.execute(
      house.db,
    )
    const ended = done(await house.desk.command(await house.desk.fresh(sale.id), 'forfeit', {}))
    expect(ended).toMatchObject({ status: 'forfeited', rf_forfeited: '25000.00' })
    expect(await unitStatus(house, sale.unit_id)).toBe('available')
  })

  it('a cancelled reservation splits the fee, frees the unit, and comes back while it is free', async () => {
    const sale = await house.reserved()
    const ended = done(await house.admin.cancel(sale))
    expect(ended).toMatchObject({ status: 'cancelled', rf_refunded: '12500.00', rf_forfeited: '12500.00' })
    expect(await unitStatus(house, sale.unit_id)).toBe('available')
    const back = done(
      await house.admin.command(ended, 'reinstate', { reason: 'The buyer has found the money.' }),
    )
    expect(back).toMatchObject({ status: 'reserved', sale_no: sale.sale_no, rf_refunded: '0.00' })
    expect(await unitStatus(house, sale.unit_id)).toBe('reserved')
    const { amendments } = await house.desk.detail(sale.id)
    expect(amendments).toMatchObject([{ kind: 'reinstatement', status: 'applied' }])
  })

  it('EX-36 a booked sale is cancelled with the law in sight and by agreement alone', async () => {
    const sale = await house.booked()
    const careless = await house.admin.cancel(sale)
    expect(careless.body.fields?.map(({ code }) => code)).toEqual(['law_acknowledged', 'developer_notified'])
    // 900,000.00 at 75,000.00 a month are one year; three years and seven of them are half and 60 %.
    const panel = await house.desk.maceda(sale.id)
    expect(panel).toMatchObject({ total_paid: '77953.27', years_paid: 0, refund: '0.00' })
    expect(panel.grace).toEqual({ unit: 'days', count: 60 })
    const asked = done(
      await house.admin.cancel(sale, { maceda_acknowledged: true, developer_notice_no: 'DN-17' }),
    )
    expect(asked.status).toBe('booked')
    expect((await decide(house, sale.id, 'approve')).status).toBe(200)
    expect((await house.desk.fresh(sale.id)).status).toBe('cancelled')
    expect(await unitStatus(house, sale.unit_id)).toBe('available')
    const { commission, amendments } = await house.desk.detail(sale.id)
    expect(commission?.status).toBe('cancelled')
    expect(commission?.tranches.every(({ status }) => status === 'reversed')).toBe(true)
    expect(amendments).toMatchObject([{ kind: 'cancellation', status: 'applied' }])
  })

  it.each([
    ['900000.00', 1, { unit: 'days', count: 60 }, '0.00'],
    ['2700000.00', 3, { unit: 'months', count: 3 }, '1350000.00'],
    ['6300000.55', 7, { unit: 'months', count: 7 }, '3780000.33'],
  ])('EX-36 %s paid at 75,000.00 a month are %s years of the law', async (paid, years, grace, refund) => {
    // Fourteen months at 75,000.00 after a fee of nothing: instalments that a year can be told by.
    const sale = await house.reserved({
      unit_id: await house.unit('18000000.00'),
      price: {
        list_price: null,
        vat_treatment: 'exempt',
        vat_reason: 'A test of the law.',
        other_charges: '0.00',
      },
      terms: { financing: 'bank', dp_rate_pct: '50', dp_terms_months: 126 - 6 },
      reservation_fee: '450000.00',
    })
    const { monthly_instalment } = await house.desk.maceda(sale.id)
    expect(monthly_instalment).toBe('75000.00')
    const rest = (BigInt(paid.replace('.', '')) - 45_000_000n).toString()
    if (rest !== '0') await house.pay(sale.id, `${rest.slice(0, -2)}.${rest.slice(-2)}`)
    expect(await house.desk.maceda(sale.id)).toMatchObject({
      total_paid: paid,
      years_paid: years,
      grace,
      refund,
    })
  })

  it('R-20 a protected lead of another seller waits for a word with a reason', async () => {
    const other = house.at('AGENT', 1)
    const lead = await buildLead(house.db, {
      ou_id: house.ou_id,
      owner_employee_id: other.employee_id,
      category: 'working',
    })
    const draft = await house.desk.drafted(await house.golden({ lead_id: lead.id }))
    const refused = await house.desk.reserve(draft)
    expect(refused.body.fields?.map(({ code }) => code)).toEqual(['lead_cleared'])
    expect(JSON.stringify((await house.desk.detail(draft.id)).protection)).not.toContain(lead.full_name)
    const byAgent = await house.agent.command(draft, 'waive-protection', { reason: 'I want it.' })
    expect(byAgent.status).toBe(403)
    const let_go = done(
      await house.admin.command(draft, 'waive-protection', { reason: 'The owner is on leave until May.' }),
    )
    expect(done(await house.desk.reserve(let_go)).status).toBe('reserved')
  })

  it('a price outside the list waits for the president, for this price and no other', async () => {
    const body = await house.golden({
      price: { list_price: '4000000.00', vat_treatment: null, vat_reason: null },
    })
    const draft = await house.desk.drafted(body)
    expect(draft.price_outside_list).toBe(true)
    expect((await house.desk.reserve(draft)).body.fields?.[0]?.code).toBe('price_not_allowed')
    expect((await house.admin.command(draft, 'allow-price', { reason: 'For a friend.' })).status).toBe(403)
    const allowed = done(
      await house.president.command(draft, 'allow-price', { reason: 'Last unit of its row.' }),
    )
    const cheaper = done(
      await house.desk.change(allowed, {
        ...body,
        price: { list_price: '3900000.00', vat_treatment: null, vat_reason: null },
      }),
    )
    expect(cheaper.price_allowed_by).toBeNull()
    expect((await house.desk.reserve(cheaper)).status).toBe(422)
    const again = done(await house.president.command(cheaper, 'allow-price', { reason: 'So be it.' }))
    expect(done(await house.desk.reserve(again)).status).toBe('reserved')
  })
})

describe('what the database refuses by itself', () => {
  it('a second living sale of a unit', async () => {
    const sale = await house.reserved()
    const other = await house.desk.drafted(await house.golden({ unit_id: sale.unit_id }))
    await expect(
      sql`update sale set status = 'reserved', sale_no = 'SR-X-1', reservation_or_ar_no = 'X' where id = ${other.id}`.execute(
        house.db,
      ),
    ).rejects.toThrow(/sale_one_live_a_unit/)
  })

  it('a schedule that is not the contract price', async () => {
    const sale = await house.reserved()
    await expect(
      sql`update sale_schedule set principal = principal + 1, amount = amount + 1
        where sale_id = ${sale.id} and seq = 2`.execute(house.db),
    ).rejects.toThrow(/contract price/)
    await expect(
      sql`delete from sale_schedule where sale_id = ${sale.id} and seq = 2`.execute(house.db),
    ).rejects.toThrow(/contract price/)
  })

  it('a history that is another one, a number that changes, a sale that vanishes', async () => {
    const sale = await house.reserved()
    const refused = [
      sql`update sale_event set note = 'never' where sale_id = ${sale.id}`,
      sql`delete from sale_event where sale_id = ${sale.id}`,
      sql`update sale set sale_no = 'SR-X-2' where id = ${sale.id}`,
      sql`update sale set status = 'fully_paid', fully_paid_at = now() where id = ${sale.id}`,
      sql`delete from sale where id = ${sale.id}`,
      sql`update sale set tcp = tcp + 1 where id = ${sale.id}`,
    ]
    for (const statement of refused) await expect(statement.execute(house.db)).rejects.toThrow()
  })
})

describe('two at once', () => {
  it('BIZ-04 EX-39 of twenty reservations of one unit one wins, and the others are told so', async () => {
    const unit_id = await house.unit()
    const drafts = []
    for (let index = 0; index < 20; index += 1)
      drafts.push(await house.desk.drafted(await house.golden({ unit_id })))
    const answers = await Promise.all(drafts.map(draft => house.desk.reserve(draft)))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    for (const { status, body } of answers)
      if (status === 409) {
        expect(body.code).toBe('unit_taken')
        expect(body.message).toMatch(/ was quicker: this unit is reserved until \d\d-\d\d-\d{4}/)
      }
    const numbers = await sql<{ n: number }>`select count(*)::int as n from sale
      where unit_id = ${unit_id} and sale_no is not null`.execute(house.db)
    expect(numbers.rows[0]?.n).toBe(1)
  })

  it('reservations and cancellations of few units end, each with an answer', async () => {
    const units = [await house.unit(), await house.unit(), await house.unit()]
    const standing = []
    for (const unit_id of units) standing.push(await house.reserved({ unit_id }))
    const drafts = []
    for (let index = 0; index < 9; index += 1)
      drafts.push(await house.desk.drafted(await house.golden({ unit_id: units[index % 3] })))
    const answers = await Promise.all([
      ...standing.map(sale => house.admin.cancel(sale)),
      ...drafts.map(draft => house.desk.reserve(draft)),
    ])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const { rows } = await sql<{ live: number }>`select count(*)::int as live from sale
      where unit_id = any (${units}::uuid[]) and status = 'reserved' group by unit_id`.execute(house.db)
    for (const { live } of rows) expect(live).toBe(1)
  })

  it('a version that somebody has overtaken changes nothing', async () => {
    const draft = await house.desk.drafted(await house.golden())
    await house.desk.reserve(draft)
    const late = await house.desk.reserve(draft)
    expect([late.status, late.body.code]).toEqual([409, 'stale_record'])
  })

  it('BIZ-02 the same key reserves once and books once', async () => {
    const draft = await house.desk.drafted(await house.golden())
    const headers = { ...sees(draft).headers, 'idempotency-key': randomUUID() }
    const body = { reservation_or_ar_no: receipt() }
    const send = () =>
      house.desk.client.post<{ data: { sale_no: string } }>(`${SALES}/${draft.id}/reserve`, body, { headers })
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.data.sale_no).toBe(first.body.data.sale_no)
    expect((await house.desk.detail(draft.id)).paid.collected_principal).toBe('25000.00')
  })
})
