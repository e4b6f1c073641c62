import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { yearOf } from '@contract/kernel/calendar'
import { addDays } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { ComingCommission } from '@contract/modules/commission/coming-commission'
import type { NextMoney, NextMoneyRow } from '@contract/modules/commission/next-money'
import { recordCalls } from '@tests/api/commission-record.support'
import { sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { billingDesk, type BillingDesk } from '@tests/api/statements.support'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let house: SellingDesk
let billing: BillingDesk
let agent: ReturnType<typeof recordCalls>
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  billing = await billingDesk(house)
  agent = recordCalls(house.agent.client)
  await sql`update seller_profile set payee_kind = 'individual', is_vat_registered = false, expected_gross = 900000,
      sworn_declaration_on_file = true, sworn_declaration_year = ${yearOf(billing.today)}
    where id = ${house.at('AGENT').id}`.execute(house.db)
})
afterAll(() => api.close())

const rowsOf = async (saleId: string): Promise<NextMoneyRow[]> =>
  (await agent.next()).rows.filter(({ sale_id }) => sale_id === saleId).toSorted((a, b) => a.seq - b.seq)
const dueOf = async (saleId: string) =>
  (
    await house.db
      .selectFrom('sale_schedule')
      .select('due_date')
      .where('sale_id', '=', saleId)
      .orderBy('seq')
      .execute()
  ).map(({ due_date }) => due_date)
const termsOf = async () =>
  (
    await house.db
      .selectFrom('developer')
      .select('payment_terms_days')
      .where('id', '=', house.project.developer_id)
      .executeTakeFirstOrThrow()
  ).payment_terms_days

describe('the next money of a seller', () => {
  it('EX-09 comes when the instalment is due that opens its tranche, and as the developer pays', async () => {
    const sale = await house.booked()
    const due = await dueOf(sale.id)
    const terms = await termsOf()
    const rows = await rowsOf(sale.id)
    expect(rows.map(({ seq, opens_on, instalment }) => [seq, opens_on, instalment?.seq])).toEqual([
      [1, due[9], 10],
      [2, due[18], 19],
      [3, due[19], 20],
      [4, due[19], 20],
    ])
    const [first] = rows
    expect(first).toMatchObject({
      ...{ because: 'instalment', statement_on: due[9], days_basis: 'terms', days_to_pay: terms },
      cash_on: addDays(due[9] ?? '', terms),
      // Of 146,305.82 (EX-06) thirty per cent, of which five per cent are withheld.
      ...{ gross: '43891.75', ewt: '2194.59', holdback: '0.00', net: '41697.16' },
    })
  })

  it('is that of a team where its seller sells for it today, and of no other', async () => {
    const { id: saleId } = await house.booked()
    const seller = house.at('AGENT')
    const teams = await house.db.selectFrom('sales_team').select('id').execute()
    const { team_id } = await house.db
      .selectFrom('sales_team_member')
      .select('team_id')
      .where('employee_id', '=', seller.employee_id)
      .executeTakeFirstOrThrow()
    const sellersOf = async (team: string) => {
      const address = `/api/v1/commission/next-money?team_id=${team}&ou_id=${house.ou_id}`
      const { data } = (await house.accounting.get<{ data: NextMoney }>(address)).body
      return data.rows.filter(({ sale_id }) => sale_id === saleId).map(({ seller_id }) => seller_id)
    }
    expect(await sellersOf(team_id)).toContain(seller.id)
    const other = teams.find(({ id }) => id !== team_id)
    expect(await sellersOf(other?.id ?? '')).not.toContain(seller.id)
  })

  it('is a sum by month that foots, tranche by tranche, to what is still to come', async () => {
    await house.booked()
    const next = await agent.next()
    const sum = (name: 'gross' | 'net') =>
      total([...next.months, next.undated].map(part => parseMoney(part[name])))
    expect([moneyText(sum('gross')), moneyText(sum('net'))]).toEqual([next.total.gross, next.total.net])
    const days = next.rows.flatMap(({ cash_on }) => (cash_on === null ? [] : [cash_on]))
    expect(days).toEqual(days.toSorted())
    expect(next.left_out).toBe(0)
  })

  it('is what was billed once it is, and unknown while it is on hold', async () => {
    const sale = await billing.goldenSale()
    const open = await rowsOf(sale.id)
    expect(open[0]).toMatchObject({ because: 'open', statement_on: billing.today, gross: '14630.58' })
    await billing.sent(sale.id)
    const [billed] = await rowsOf(sale.id)
    expect(billed).toMatchObject({
      ...{ state: 'billed', statement_on: billing.today },
      cash_on: addDays(billing.today, await termsOf()),
    })
    await sql`update commission_tranche set status = 'on_hold', held_from = 'billed', hold_reason = 'Disputed.'
      where seq = 1 and sale_commission_id = (select id from sale_commission where sale_id = ${sale.id})`.execute(
      house.db,
    )
    expect((await rowsOf(sale.id))[0]).toMatchObject({ because: 'hold', cash_on: null })
  })

  it('is by the days that the developer took for its last lines, where it settled three of them', async () => {
    const entry = sql`(select id from journal_entry where ou_id = s.ou_id limit 1)`
    for (const days of [10, 20, 90]) {
      const statement = await billing.sent((await billing.goldenSale()).id)
      await sql`with receipt as (
          insert into collection (ou_id, developer_id, received_on, cash_amount)
          select s.ou_id, s.developer_id, ${billing.today}, s.gross_amount from commission_statement s
            where s.id = ${statement.id} returning id)
        insert into collection_allocation (ou_id, collection_id, statement_id, line_id, cash_amount, ewt_amount, allocated_on, entry_id)
        select s.ou_id, receipt.id, s.id, l.id, l.gross_amount, 0, s.statement_on + ${days}::int, ${entry}
        from receipt, commission_statement s join statement_line l on l.statement_id = s.id
        where s.id = ${statement.id}`.execute(house.db)
    }
    const [row] = await rowsOf((await billing.goldenSale()).id)
    expect(row).toMatchObject({ days_basis: 'history', days_to_pay: 20, cash_on: addDays(billing.today, 20) })
  })

  it('tells the first page the same: what is open, what opens within a quarter of a year, and the rest', async () => {
    const sale = await billing.goldenSale()
    const { body } = await house.agent.client.get<{ data: ComingCommission }>('/api/v1/commission/coming')
    const coming = body.data.sales.find(({ id }) => id === sale.id)
    const limit = addDays(billing.today, 90)
    const rows = await rowsOf(sale.id)
    const sumOf = (fits: (row: NextMoneyRow) => boolean) =>
      moneyText(total(rows.filter(fits).map(({ gross }) => parseMoney(gross))))
    expect(coming).toMatchObject({
      eligible: sumOf(({ because }) => because === 'open'),
      soon: sumOf(({ because, opens_on }) => because !== 'open' && opens_on !== null && opens_on <= limit),
      total: sumOf(() => true),
    })
    expect(coming?.eligible).toBe('14630.58')
  })
})
