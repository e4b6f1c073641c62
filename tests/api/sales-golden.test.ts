import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { done, sellingDesk, type SellingDesk } from '@tests/api/sales.support'

let api: TestApi
let house: SellingDesk
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
})
afterAll(() => api.close())

const amounts = (rows: readonly { amount: string }[]) => rows.map(({ amount }) => amount)

describe('what a sale comes to, before anything is written', () => {
  it('EX-01 list 3,449,600.00 less 10 %: 3,632,428.80', async () => {
    const { price } = await house.desk.preview(
      await house.golden({
        unit_id: await house.unit('3449600.00'),
        price: {
          list_price: null,
          discount: { kind: 'promo', rate_pct: '10', amount: null },
          vat_treatment: null,
          vat_reason: null,
        },
      }),
    )
    expect(price).toMatchObject({
      discount_amount: '344960.00',
      net_list_price: '3104640.00',
      vat_amount: '372556.80',
      misc_fee_amount: '155232.00',
      tcp: '3632428.80',
      outside_list: false,
    })
  })

  it('EX-02 a price with its VAT: 5,600,000.00 is 5,000,000.00 and 600,000.00', async () => {
    const unit_id = await house.unit('5600000.00')
    await sql`update project set vat_inclusive_prices = true, misc_fee_rate_pct = 0
      where id = ${house.project.id}`.execute(house.db)
    const { price } = await house.desk.preview(
      await house.golden({ unit_id, price: { list_price: null, vat_treatment: null, vat_reason: null } }),
    )
    await sql`update project set vat_inclusive_prices = false, misc_fee_rate_pct = 5
      where id = ${house.project.id}`.execute(house.db)
    expect(price).toMatchObject({ net_list_price: '5000000.00', vat_amount: '600000.00', tcp: '5600000.00' })
  })

  it('EX-03 down payment and balance are the price, and the amortisation is the bank’s', async () => {
    const unit_id = await house.unit('2129356.35')
    const plain = {
      list_price: null,
      vat_treatment: 'exempt',
      vat_reason: 'Socialised housing.',
      other_charges: '0.00',
    }
    await sql`update project set misc_fee_rate_pct = 0 where id = ${house.project.id}`.execute(house.db)
    const { schedule } = await house.desk.preview(
      await house.golden({
        unit_id,
        price: plain,
        terms: {
          financing: 'in_house',
          dp_rate_pct: '10',
          dp_terms_months: 1,
          balance_terms_months: 180,
          interest_rate_pct: '8.5',
        },
      }),
    )
    await sql`update project set misc_fee_rate_pct = 5 where id = ${house.project.id}`.execute(house.db)
    expect(schedule).toMatchObject({ dp_amount: '212935.64', balance_amount: '1916420.71' })
    expect(schedule?.rows.find(({ kind }) => kind === 'amortization')?.amount).toBe('18871.75')
    expect(schedule?.principal_total).toBe('2129356.35')
  })

  it('EX-04 EX-05 the golden deal, each step explained, down to the last centavo of its schedule', async () => {
    const { price, schedule, problems } = await house.desk.preview(await house.golden())
    expect(problems).toEqual([])
    expect(price).toMatchObject({
      discount_amount: '107183.75',
      net_list_price: '4180166.25',
      vat_amount: '501619.95',
      misc_fee_amount: '209008.31',
      tcp: '4890794.51',
    })
    expect(price?.steps.find(({ key }) => key === 'vat_amount')?.how).toEqual({
      by: 'percent',
      of: 'net_list_price',
      rate: '12.000000',
    })
    expect(schedule).toMatchObject({
      dp_amount: '978158.90',
      balance_amount: '3912635.61',
      equity: '953158.90',
      principal_total: '4890794.51',
    })
    const equity = schedule?.rows.filter(({ kind }) => kind === 'downpayment') ?? []
    expect(amounts(equity)).toEqual([...Array.from({ length: 17 }, () => '52953.27'), '52953.31'])
    expect(schedule?.rows.at(-1)).toMatchObject({ kind: 'balance', principal_left: '0.00' })
  })

  it('writes nothing', async () => {
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from sale`.execute(house.db)).rows[0]?.n
    const before = await count()
    await house.agent.preview(await house.golden())
    expect(await count()).toBe(before)
  })
})

const ranks = () => [
  house.line(house.at('AGENT', 0), 'agent'),
  house.line(house.at('AGENT', 1), 'agent'),
  house.line(house.at('AGENT', 2), 'agent'),
  house.line(house.at('SM'), 'sales_manager'),
  house.line(house.at('SD'), 'sales_director'),
  house.line(house.at('BROKER'), 'broker'),
]

describe('what a booking freezes', () => {
  it('EX-06 levels of the golden deal', async () => {
    const sellers = ranks().filter((_, index) => index === 0 || index > 2)
    const sale = await house.booked({ sellers })
    const { commission } = await house.desk.detail(sale.id)
    expect(commission).toMatchObject({
      status: 'locked',
      base: '4180166.25',
      gross: '250809.98',
      company: '45981.82',
    })
    expect(amounts(commission?.sellers ?? [])).toEqual(['146305.82', '31351.25', '16720.67', '10450.42'])
  })

  it('EX-07 co-sellers by weight, and in equal parts', async () => {
    const weighed = (weights: string[]) =>
      weights.map((weight, index) => house.line(house.at('AGENT', index), 'agent', weight))
    const preview = async (weights: string[]) =>
      amounts(
        (await house.desk.preview(await house.golden({ sellers: weighed(weights) }))).commission?.sellers ??
          [],
      )
    expect(await preview(['1', '1', '1'])).toEqual(['48768.61', '48768.61', '48768.60'])
    expect(await preview(['50', '30', '20'])).toEqual(['73152.91', '43891.75', '29261.16'])
  })

  it('EX-08 each row and each column of the tranches', async () => {
    const sale = await house.booked({ sellers: ranks() })
    const { commission } = await house.desk.detail(sale.id)
    const ids = commission?.sellers.map(({ id }) => id) ?? []
    const table = [...ids, 'company', 'gross'].map(id =>
      commission?.tranches.map(tranche =>
        id === 'company' || id === 'gross'
          ? tranche[id]
          : tranche.shares.find(share => share.id === id)?.amount,
      ),
    )
    expect(table).toEqual([
      ['14630.58', '14630.59', '9753.72', '9753.72'],
      ['14630.58', '14630.59', '9753.72', '9753.72'],
      ['14630.58', '14630.58', '9753.72', '9753.72'],
      ['9405.38', '9405.37', '6270.25', '6270.25'],
      ['5016.20', '5016.20', '3344.14', '3344.13'],
      ['3135.13', '3135.12', '2090.09', '2090.08'],
      ['13794.54', '13794.55', '9196.35', '9196.38'],
      ['75242.99', '75243.00', '50161.99', '50162.00'],
    ])
    const { rows } = await sql<{ amount: string }>`
      select sum(s.amount)::text as amount from commission_share s join commission_tranche t on t.id = s.tranche_id
        join sale_commission c on c.id = t.sale_commission_id where c.sale_id = ${sale.id}`.execute(house.db)
    expect(rows[0]?.amount).toBe('250809.98')
  })

  it('EX-09 tranches open by amounts, and a bounced cheque closes what is not billed', async () => {
    const sale = await house.reserved()
    const standing = async () =>
      (await house.desk.detail(sale.id)).commission?.tranches.map(({ status }) => status)
    for (let month = 1; month <= 8; month += 1) await house.pay(sale.id, '52953.27')
    done(await house.desk.book(await house.desk.fresh(sale.id), await house.today()))
    expect(await standing()).toEqual(['locked', 'locked', 'locked', 'locked'])
    const cheque = await house.pay(sale.id, '52953.27', { mode: 'check', cheque_no: 'C-9' })
    const clear = (verb: string, body: object, version: number) =>
      house.accounting.post(`/api/v1/sales/payments/${cheque.id}/${verb}`, body, {
        headers: { 'if-match': `"${version}"` },
      })
    expect((await clear('clear', { cleared_on: await house.today() }, cheque.row_version)).status).toBe(200)
    expect(await standing()).toEqual(['eligible', 'locked', 'locked', 'locked'])
    expect(
      (
        await clear(
          'bounce',
          { bounced_on: await house.today(), reason: 'No funds.' },
          cheque.row_version + 1,
        )
      ).status,
    ).toBe(200)
    expect(await standing()).toEqual(['locked', 'locked', 'locked', 'locked'])
    for (let month = 9; month <= 17; month += 1) await house.pay(sale.id, '52953.27')
    expect(await standing()).toEqual(['eligible', 'locked', 'locked', 'locked'])
    await house.pay(sale.id, '52953.31')
    expect(await standing()).toEqual(['eligible', 'eligible', 'locked', 'locked'])
    await house.pay(sale.id, '3912635.61', { mode: 'loan_takeout' })
    expect(await standing()).toEqual(['eligible', 'eligible', 'eligible', 'eligible'])
    expect((await house.desk.fresh(sale.id)).status).toBe('fully_paid')
  })

  it('stands when its scheme is retired, and when another takes its place', async () => {
    const sale = await house.booked()
    const before = (await house.desk.detail(sale.id)).commission
    await sql`update commission_scheme set status = 'retired', valid_to = '2019-12-31'
      where code = 'STANDARD'`.execute(house.db)
    const after = (await house.desk.detail(sale.id)).commission
    await sql`update commission_scheme set status = 'active', valid_to = null
      where code = 'STANDARD'`.execute(house.db)
    expect(after).toEqual(before)
  })
})

describe('what will I get', () => {
  it('an agent is told his own part of a unit and when, by the function that posts', async () => {
    const unit_id = await house.unit()
    const answer = await house.agent.whatWillIGet(`unit_id=${unit_id}&discount_rate_pct=2.5`)
    expect(answer.status).toBe(200)
    const view = answer.body.data
    expect(view).toMatchObject({ gross: null, company: null, steps: [] })
    expect(view?.sellers).toMatchObject([{ amount: '146305.82', is_own: true }])
    expect(view?.tranches.map(({ shares }) => shares[0]?.amount)).toEqual([
      '43891.75',
      '43891.74',
      '29261.17',
      '29261.16',
    ])
    expect(view?.tranches.every(({ expected_on }) => expected_on !== null)).toBe(true)
  })
})
