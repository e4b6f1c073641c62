import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenedSeat } from '@contract/modules/approvals/approval-inbox.calls'
import { startApi, type TestApi } from '@tests/support/api'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import {
  decide,
  done,
  presidentSeat,
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

describe('amendments of a sale', () => {
  it('tell before and after, wait for the president, and are carried out as agreed', async () => {
    const sale = await house.reserved()
    const unit_id = await house.unit('3000000.00')
    const price = { list_price: null, vat_treatment: null, vat_reason: null }
    const change = { kind: 'change_unit', unit_id, price }
    const asked = done(await house.admin.amend(sale, change))
    expect(asked.unit_id).toBe(sale.unit_id)
    expect((await house.admin.amend(asked, change)).status).toBe(409)
    expect((await decide(house, sale.id, 'approve')).status).toBe(200)
    const moved = await house.desk.fresh(sale.id)
    expect(moved).toMatchObject({ unit_id, status: 'reserved', list_price: '3000000.00', tcp: '3510000.00' })
    expect([await unitStatus(house, sale.unit_id), await unitStatus(house, unit_id)]).toEqual([
      'available',
      'reserved',
    ])
    const { amendments, schedule } = await house.desk.detail(sale.id)
    expect(amendments[0]).toMatchObject({
      status: 'applied',
      before: { unit_id: sale.unit_id, tcp: sale.tcp },
      after: { unit_id, tcp: '3510000.00' },
    })
    expect(schedule.principal_total).toBe('3510000.00')
    expect(schedule.rows[0]?.paid_amount).toBe('25000.00')
  })

  /** What the president is shown of it, line by line. */
  const opened = async (saleId: string) => {
    const seat = await presidentSeat(house, saleId)
    const { body } = await house.president.client.get<{ data: OpenedSeat }>(
      `/api/v1/approvals/inbox/${seat.id}`,
    )
    return { ...body.data, told: body.data.view.lines.map(({ name, value }) => [name, value]) }
  }
  const named = (last_name: string) =>
    house.buyer({ last_name, first_name: 'Ana', middle_name: null, suffix: null })

  it('show whoever decides all that becomes different, by its name, and lead to the sale', async () => {
    const sale = await house.reserved()
    const terms = { financing: 'in_house', dp_rate_pct: '30', dp_terms_months: 12, balance_terms_months: 60 }
    done(
      await house.admin.amend(sale, { kind: 'change_terms', terms: { ...terms, interest_rate_pct: '12' } }),
    )
    const { told, path } = await opened(sale.id)
    expect(path).toBe(`/sales/record?record=${sale.id}&tab=amendments`)
    // However many wait: mail and notice lead to this one.
    const { body } = await house.president.client.get<{ data: { items: { path: string }[] } }>(
      '/api/v1/notifications',
    )
    expect(body.data.items.map(item => item.path)).toContain(`/approvals?search=${sale.sale_no}`)
    expect(told).toEqual(
      expect.arrayContaining([
        ['sale_financing', 'Bank loan → In-house financing'],
        ['sale_dp_rate_pct', '20 → 30'],
        ['sale_dp_terms_months', '18 → 12'],
        ['sale_interest_rate_pct', '0 → 12'],
      ]),
    )
    expect((await decide(house, sale.id, 'reject')).status).toBe(200)

    // The same people with other weights are no other names, and still another commission.
    const sellers = [{ ...house.line(house.at('AGENT', 0), 'agent'), share_weight: '2' }]
    done(await house.admin.amend(await house.admin.fresh(sale.id), { kind: 'change_seller', sellers }))
    expect((await opened(sale.id)).told.find(([name]) => name === 'sale_sellers')?.[1]).toMatch(
      /\(Agent, 1\) → .+ \(Agent, 2\)$/,
    )
  })

  it('name the co-buyers who come in and those who go, with their parts', async () => {
    const [stays, goes, comes] = [await named('Stays'), await named('Goes'), await named('李')]
    const sale = await house.reserved({
      co_buyers: [
        { buyer_id: stays, share_pct: '30', relationship: 'sister' },
        { buyer_id: goes, share_pct: '20', relationship: null },
      ],
    })
    const co_buyers = [
      { buyer_id: stays, share_pct: '30', relationship: 'sister' },
      { buyer_id: comes, share_pct: '12.5', relationship: 'aunt' },
    ]
    done(await house.admin.amend(sale, { kind: 'change_buyer', buyer_id: sale.buyer_id, co_buyers }))
    const { told } = await opened(sale.id)
    expect(told).toContainEqual([
      'sale_co_buyers',
      'Stays, Ana (30 %, sister), Goes, Ana (20 %) → Stays, Ana (30 %, sister), 李, Ana (12.5 %, aunt)',
    ])
    expect(told.map(([name]) => name)).not.toContain('sale_buyer_name')
    expect((await decide(house, sale.id, 'approve')).status).toBe(200)
    const detail = await house.desk.detail(sale.id)
    expect(detail.co_buyers.map(({ name }) => name)).toEqual(['Stays, Ana', '李, Ana'])
    const names = (side: 'before' | 'after') =>
      (detail.amendments[0]![side]['co_buyers'] as { name: string }[]).map(({ name }) => name)
    expect([names('before'), names('after')]).toEqual([
      ['Stays, Ana', 'Goes, Ana'],
      ['Stays, Ana', '李, Ana'],
    ])

    done(
      await house.admin.amend(await house.admin.fresh(sale.id), {
        kind: 'change_buyer',
        buyer_id: sale.buyer_id,
        co_buyers: [],
      }),
    )
    expect((await opened(sale.id)).told).toContainEqual([
      'sale_co_buyers',
      'Stays, Ana (30 %, sister), 李, Ana (12.5 %, aunt) → –',
    ])
  })

  it('name the lender, the tax and the charges that become different', async () => {
    const sale = await house.reserved()
    const bank = (await maintenanceFactories['bank']?.(house.db)) as { id: string; name: string }
    const terms = { financing: 'bank', dp_rate_pct: '20', dp_terms_months: 18, lender_bank_id: bank.id }
    done(await house.admin.amend(sale, { kind: 'change_terms', terms }))
    expect((await opened(sale.id)).told).toContainEqual(['sale_lender_bank', `– → ${bank.name}`])
    expect((await decide(house, sale.id, 'approve')).status).toBe(200)

    const price = {
      list_price: null,
      discount: { kind: 'promo', rate_pct: '2.5', amount: null },
      vat_treatment: 'exempt',
      vat_reason: 'Socialised housing, as the developer has confirmed.',
      other_charges: '1000.01',
    }
    done(await house.admin.amend(await house.admin.fresh(sale.id), { kind: 'change_price', price }))
    expect((await opened(sale.id)).told).toEqual(
      expect.arrayContaining([
        ['sale_vat_amount', '501,619.95 → 0.00'],
        ['sale_other_charges', '0.00 → 1,000.01'],
        ['sale_tcp', '4,890,794.51 → 4,390,174.57'],
      ]),
    )
  })

  it('that change nothing are not asked for', async () => {
    const co_buyers = [{ buyer_id: await house.buyer(), share_pct: '30', relationship: null }]
    const sale = await house.reserved({ co_buyers })
    const sellers = [house.line(house.at('AGENT'), 'agent')]
    for (const change of [
      { kind: 'change_buyer', buyer_id: sale.buyer_id, co_buyers },
      { kind: 'change_seller', sellers },
    ]) {
      const { status, text } = await house.admin.amend(sale, change)
      expect([change.kind, status, text]).toEqual([
        change.kind,
        422,
        expect.stringContaining('This would change nothing.'),
      ])
    }
  })

  it('of a booked sale recount its commission under the scheme it was booked by', async () => {
    const sale = await house.booked()
    const sellers = [0, 1].map(index => house.line(house.at('AGENT', index), 'agent'))
    done(await house.admin.amend(sale, { kind: 'change_seller', sellers }))
    expect((await decide(house, sale.id, 'approve')).status).toBe(200)
    const { commission } = await house.desk.detail(sale.id)
    expect(commission?.status).toBe('locked')
    expect(commission?.sellers.map(({ amount }) => amount)).toEqual(['73152.91', '73152.91'])
    // What is written down is what is shown.
    const { rows } = await sql<{ amount: string }>`
      select sum(h.amount)::text as amount from commission_share h join commission_tranche t on t.id = h.tranche_id
        join sale_commission c on c.id = t.sale_commission_id
      where c.sale_id = ${sale.id} and not h.is_company group by h.sale_seller_id`.execute(house.db)
    expect(rows.map(({ amount }) => amount)).toEqual(['73152.91', '73152.91'])
  })

  it('are not carried out when they are refused or taken back', async () => {
    const sale = await house.reserved()
    const terms = { financing: 'bank', dp_rate_pct: '30', dp_terms_months: 12 }
    done(await house.admin.amend(sale, { kind: 'change_terms', terms }))
    expect((await decide(house, sale.id, 'reject')).status).toBe(200)
    expect((await house.desk.fresh(sale.id)).dp_amount).toBe(sale.dp_amount)
    const asked = done(
      await house.admin.amend(await house.admin.fresh(sale.id), { kind: 'change_terms', terms }),
    )
    const waiting = (await house.admin.detail(sale.id)).amendments.find(({ may }) => may.withdraw)
    done(await house.admin.command(asked, `amendments/${waiting?.id ?? ''}/withdraw`))
    const { amendments } = await house.admin.detail(sale.id)
    expect(amendments.map(({ status }) => status)).toEqual(['rejected', 'withdrawn'])
  })

  it('do not move to a unit that was sold meanwhile, and the last decision does not stand', async () => {
    const sale = await house.reserved()
    const unit_id = await house.unit()
    const price = { list_price: null, vat_treatment: null, vat_reason: null }
    done(await house.admin.amend(sale, { kind: 'change_unit', unit_id, price }))
    await house.reserved({ unit_id })
    const decided = await decide(house, sale.id, 'approve')
    expect([decided.status, decided.text]).toEqual([409, expect.stringContaining('unit_taken')])
    expect((await house.desk.detail(sale.id)).amendments[0]?.status).toBe('pending')
  })
})
