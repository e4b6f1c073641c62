import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SellerRecord } from '@contract/modules/commission/seller-record'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import {
  RECORD_FIGURES,
  STANDING_FIGURES,
  type RecordFigure,
} from '@contract/modules/commission/seller-record.rules'
import { receiptCalls, type ReceiptCalls } from '@tests/api/collection.support'
import { payShare, RECORD, recordCalls, YEAR } from '@tests/api/commission-record.support'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { done, sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { billingDesk, type BillingDesk } from '@tests/api/statements.support'
import { startApi, type TestApi } from '@tests/support/api'
import { pdfText } from '@tests/support/pdf-text'

let api: TestApi
let house: SellingDesk
let billing: BillingDesk
let receipts: ReceiptCalls
let accounting: ReturnType<typeof recordCalls>
let agentId: string
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  billing = await billingDesk(house)
  receipts = receiptCalls(house.accounting)
  accounting = recordCalls(house.accounting)
  agentId = house.at('AGENT').id
})
afterAll(() => api.close())

const figuresOf = (record: SellerRecord, sellerId = agentId) =>
  record.rows.find(row => row.seller_id === sellerId && row.ou_id === house.ou_id)?.figures
/** What the figures of a seller changed by. */
async function changed(work: () => Promise<void>, sellerId = agentId) {
  const before = figuresOf(await accounting.list(), sellerId)
  await work()
  const after = figuresOf(await accounting.list(), sellerId)
  return Object.fromEntries(
    RECORD_FIGURES.map((figure): [RecordFigure, string] => [
      figure,
      moneyText(parseMoney(after?.[figure] ?? '0.00') - parseMoney(before?.[figure] ?? '0.00')),
    ]).filter(([, change]) => change !== '0.00'),
  )
}
async function settle(saleId: string, cash_amount: string, ewt_amount: string) {
  const whose = { developer_id: house.project.developer_id, ou_id: house.ou_id }
  const open = (await receipts.openLines(whose)).body.data
  const { sale_no } = await house.desk.fresh(saleId)
  const line = open.find(each => each.sale_no === sale_no)
  const amount = moneyText(parseMoney(cash_amount) + parseMoney(ewt_amount))
  const draft = await receipts.draft({
    ...{ ...whose, received_on: billing.today, mode: 'bank_transfer', cash_amount, ewt_amount },
    allocations: [{ line_id: line?.id, amount }],
  })
  done(await receipts.command(done(draft), 'post'))
}

describe('the commission record', () => {
  it('EX-08 follows the shares of an agent from the reservation to the release', async () => {
    const sellers = ['AGENT', 'AGENT', 'AGENT'].map((code, at) => house.line(house.at(code, at), 'agent'))
    const upper = [
      house.line(house.at('SM'), 'sales_manager'),
      house.line(house.at('SD'), 'sales_director'),
      house.line(house.at('BROKER'), 'broker'),
    ]
    let id = ''
    const reserved = await changed(async () => {
      id = (await house.reserved({ sellers: [...sellers, ...upper] })).id
    })
    expect(reserved).toEqual({ projected: '48768.61' })
    const booked = await changed(async () => {
      await house.pay(id, '52953.27')
      await house.desk.book(await house.desk.fresh(id), await house.today())
    })
    expect(booked).toEqual({ projected: '-48768.61', locked: '48768.61' })
    const opened = await changed(async () => {
      await house.pay(id, '411126.18')
    })
    expect(opened).toEqual({ locked: '-14630.58', eligible: '14630.58' })
    const billed = await changed(async () => {
      await billing.sent(id)
    })
    expect(billed).toEqual({ eligible: '-14630.58', billed: '14630.58' })
    // EX-11.
    const partly = await changed(() => settle(id, '40000.00', '3921.57'))
    expect(partly).toEqual({ billed: '-7625.27', collected: '7625.27', balance: '7625.27' })
    const wholly = await changed(() => settle(id, '36747.85', '3602.73'))
    expect(wholly).toEqual({ billed: '-7005.31', collected: '7005.31', balance: '7005.31' })
    // EX-12.
    const paid = await changed(() =>
      payShare(house.db, { seller_id: agentId, sale_id: id, paid_on: billing.today }),
    )
    expect(paid).toEqual({
      ...{ released: '14630.58', balance: '-14630.58', held_back: '1463.06' },
      ...{ gross_ytd: '14630.58', tax_ytd: '731.53' },
    })
    const { data } = (await accounting.one(agentId)).body
    expect(data.releases.find(({ number }) => number === `REL-${id.slice(-6)}`)).toMatchObject({
      ...{ gross: '14630.58', tax: '731.53', holdback: '1463.06', net: '12435.99' },
    })
    expect(data.holdbacks.find(({ sale_id }) => sale_id === id)).toMatchObject({ amount: '1463.06' })
  })

  it('foots to the shares themselves, held ones among them, and every column to its total', async () => {
    const sale = await billing.goldenSale()
    const shares = transactionCalls(house.accounting)
    const held = await changed(async () => {
      done(await shares.hold(await shares.one(sale.id, agentId)))
    })
    expect(held).toEqual({ eligible: '-14630.58', on_hold: '14630.58' })
    const record = await accounting.list()
    for (const figure of RECORD_FIGURES)
      expect(moneyText(total(record.rows.map(({ figures }) => parseMoney(figures[figure]))))).toBe(
        record.total[figure],
      )
    const { rows } = await sql<{ sum: string }>`
      select sum(amount)::text as sum from commission_share where seller_id is not null and state <> 'reversed'`.execute(
      house.db,
    )
    expect(total(STANDING_FIGURES.map(figure => parseMoney(record.total[figure])))).toBe(
      parseMoney(rows[0]?.sum ?? ''),
    )
  })

  it('is narrowed to a unit and to who sells for a team today', async () => {
    const other = await house.db
      .selectFrom('operating_unit')
      .select('id')
      .where('id', '<>', house.ou_id)
      .executeTakeFirstOrThrow()
    const of = async (query: string) => (await accounting.list(query)).rows.map(({ seller_id }) => seller_id)
    expect(await of(`&ou_id=${house.ou_id}`)).toContain(agentId)
    expect(await of(`&ou_id=${other.id}`)).not.toContain(agentId)
    const member = await house.db
      .selectFrom('sales_team_member')
      .select('team_id')
      .where('employee_id', '=', house.at('AGENT').employee_id)
      .executeTakeFirstOrThrow()
    expect(await of(`&team_id=${member.team_id}`)).toContain(agentId)
    expect(await of(`&team_id=${other.id}`)).toEqual([])
  })
})

describe('who sees whose commission', () => {
  it('is the agent of himself alone, the manager of his people, accounting of all', async () => {
    await billing.goldenSale()
    const agent = recordCalls(house.agent.client)
    const own = await agent.list()
    expect(new Set(own.rows.map(({ seller_id }) => seller_id))).toEqual(new Set([agentId]))
    const stranger = house.at('AGENT', 1).id
    expect((await agent.one(agentId)).status).toBe(200)
    expect((await agent.one(stranger)).status).toBe(404)
    expect((await agent.next(`?seller_id=${stranger}`)).rows).toEqual([])
    const paper = `statement.pdf?from=${String(YEAR)}-01-01&to=${String(YEAR)}-12-31`
    expect((await house.agent.client.get(`${RECORD}/${stranger}/${paper}`)).status).toBe(404)

    const manager = recordCalls(await api.as('sales_manager'))
    const team = (await manager.list()).rows.map(({ seller_id }) => seller_id)
    expect(team).toContain(agentId)
    expect(team).not.toContain(house.at('BROKER').id)
    expect((await manager.one(house.at('BROKER').id)).status).toBe(404)
    expect((await accounting.one(house.at('BROKER').id)).status).toBe(200)
  })

  it('is a file only for who may take it', async () => {
    expect((await recordCalls(house.agent.client).exported()).status).toBe(403)
    expect((await recordCalls(await api.as('sales_manager')).exported()).status).toBe(403)
    expect((await accounting.exported()).status).toBe(200)
  })
})

describe('the statement of commission', () => {
  it('EX-11 opens, earns, releases and closes to the centavo on paper', async () => {
    const seller = house.at('AGENT', 2)
    const sale = await billing.goldenSale()
    await billing.sent(sale.id)
    await settle(sale.id, '40000.00', '3921.57')
    const { data } = (await accounting.one(seller.id)).body
    const { rawPayload, statusCode } = await api.app.inject({
      method: 'GET',
      url: `${RECORD}/${seller.id}/statement.pdf?from=${String(YEAR)}-01-01&to=${billing.today}`,
      headers: { authorization: `Bearer ${house.accounting.user?.token ?? ''}` },
    })
    expect(statusCode).toBe(200)
    const text = (await pdfText(rawPayload)).join(' ')
    expect(text).toContain('Statement of commission')
    expect(text).toContain(seller.name)
    expect(data.total.balance).not.toBe('0.00')
    expect(text).toContain(formatAmount(data.total.balance))
  })
})
