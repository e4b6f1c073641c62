import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import type { Receivables } from '@contract/modules/collection/receivables'
import { startApi, type TestApi } from '@tests/support/api'
import { clawbackDesk, leftBy, type ClawbackDesk } from '@tests/api/clawback.support'
import { expectFiguresOfShares } from '@tests/api/commission-figures.support'
import { done, type SellingDesk } from '@tests/api/sales.support'
import type { BillingDesk } from '@tests/api/statements.support'

let api: TestApi
let desk: ClawbackDesk
let house: SellingDesk
let billing: BillingDesk
beforeAll(async () => {
  api = await startApi()
  desk = await clawbackDesk(api)
  ;({ house, billing } = desk)
})
afterAll(() => api.close())

describe('a sale that is cancelled after its commission was billed', () => {
  it('EX-16 credits the developer and claws back what was released, seller by seller', async () => {
    const sale = await billing.goldenSale()
    await desk.released(sale.id)
    await house.pay(sale.id, '489079.45')
    const second = await desk.released(sale.id, 2)
    await desk.cancelled(sale.id)

    const claims = await desk.clawbacks(sale.id)
    expect(claims.map(({ gross }) => gross)).toEqual([
      ...['29261.17', '29261.17', '29261.16', '18810.75', '10032.40', '6270.25'],
    ])
    const [own] = await desk.ofAgent(sale.id)
    expect(own).toMatchObject({
      ...{ cause: 'sale_cancelled', status: 'open', employee_id: desk.agent.employee_id },
      ...{ gross: '29261.17', applied: '2926.12', open: '26335.05' },
    })
    const entry = own?.entry_id ?? ''
    expect(await leftBy(house, [entry], desk.agent.id)).toEqual({
      '1130': '26335.05',
      '2070': '2926.12',
    })
    const sellers = await leftBy(house, [entry])
    expect(sellers).toMatchObject({ '4010': '150485.99', '2030': '18058.32', '2080': '-168544.31' })
    expect(sellers['5010']).toBe('-87783.50')
    expect(sellers['5020']).toBe('-35113.40')
    expect(Object.keys(sellers)).not.toContain('1110')
    expect(await desk.shareOf(sale.id)).toMatchObject({
      ...{ state: 'reversed', status: 'clawed_back' },
      ...{ releasable_amount: '0.00', released_amount: '14630.58', clawed_back_amount: '14630.58' },
    })
    expect(await billing.accounting.get(second.statement.id)).toMatchObject({ status: 'collected' })
    expect(await desk.release(sale.id)).toBe(0)
    await desk.expectBooksAgree()
  })

  it('credits what the developer has not paid, and a receipt of it that bounces afterwards as well', async () => {
    const sale = await billing.goldenSale()
    const { line, statement } = await desk.billed(sale.id)
    const paid = await desk.paid(line, '43921.57')
    await desk.release(sale.id)
    await desk.cancelled(sale.id)
    const [own] = await desk.ofAgent(sale.id)
    expect(own).toMatchObject({ gross: '7625.27', applied: '762.53', open: '6862.74' })
    const entry = own?.entry_id ?? ''
    expect(await leftBy(house, [entry], desk.agent.id)).toEqual({
      ...{ '1130': '6862.74', '2070': '762.53', '2020': '7005.31' },
    })
    expect(await leftBy(house, [entry])).toMatchObject({ '1110': '-40350.58', '2080': '-43921.57' })
    expect((await desk.openLines()).some(({ id }) => id === line.id)).toBe(false)
    expect(await billing.accounting.get(statement.id)).toMatchObject({
      ...{ status: 'collected', settled_amount: '84272.15', credited_amount: '40350.58' },
    })
    await desk.expectBooksAgree()

    const undone = done(await desk.receipts.command(paid, 'void', { reason: 'Paid by mistake.' }))
    expect((await desk.openLines()).some(({ id }) => id === line.id)).toBe(false)
    expect(await desk.ofAgent(sale.id)).toHaveLength(1)
    const { rows } = await sql<{ id: string }>`
      select c.entry_id as id from statement_credit c where c.line_id = ${line.id} and c.refund_amount < 0`.execute(
      house.db,
    )
    expect(rows).toHaveLength(1)
    expect(await leftBy(house, [rows[0]?.id ?? ''])).toEqual({ '1110': '-43921.57', '2080': '43921.57' })
    expect(undone.status).toBe('voided')
    await desk.expectBooksAgree()
  })

  it('leaves what was owed on the days before as it was, and stands in the ledger of the developer', async () => {
    const [sentOn, before] = [addDays(desk.today, -10), addDays(desk.today, -1)]
    const sale = await billing.goldenSale()
    const { statement } = await desk.billed(sale.id, sentOn)
    await desk.cancelled(sale.id)
    const owed = async (day: string) => {
      const { data } = (
        await house.accounting.get<{ data: Receivables }>(`/api/v1/collection/receivables?as_of=${day}`)
      ).body
      expect(data.difference).toBe('0.00')
      return data.rows.flatMap(row => row.statements).find(({ id }) => id === statement.id)?.open ?? null
    }
    expect([await owed(sentOn), await owed(before), await owed(desk.today)]).toEqual([
      ...['84272.15', '84272.15', null],
    ])
    const query = new URLSearchParams({
      ...{ developer_id: house.project.developer_id, from: sentOn, to: desk.today },
    })
    const { data } = (
      await house.accounting.get<{ data: DevelopersLedger }>(
        `/api/v1/collection/developers-ledger?${query.toString()}`,
      )
    ).body
    expect(data.lines.filter(({ id }) => id === statement.id)).toMatchObject([
      { kind: 'statement', on: sentOn, debit: '84272.15' },
      { kind: 'statement_credit', on: desk.today, credit: '84272.15' },
    ])
    expect(await desk.clawbacks(sale.id)).toEqual([])
  })

  it('leaves nothing deferred where the company recognises income on collection', async () => {
    await sql`update company_profile set revenue_recognition = 'on_collection'`.execute(house.db)
    const sale = await billing.goldenSale()
    const { line, statement } = await desk.billed(sale.id)
    await expectFiguresOfShares(house)
    const paid = await desk.paid(line, '43921.57')
    await expectFiguresOfShares(house)
    await desk.release(sale.id)
    await expectFiguresOfShares(house)
    await desk.cancelled(sale.id)
    await expectFiguresOfShares(house)
    await sql`update company_profile set revenue_recognition = 'on_billing'`.execute(house.db)
    const [own] = await desk.ofAgent(sale.id)
    const entries = [statement.entry_id, paid.entry_id, own?.entry_id].map(id => id ?? '')
    const left = await leftBy(house, entries)
    expect([left['4010'], left['2085'], left['2030'], left['1110']]).toEqual(['0.00', '0.00', '0.00', '0.00'])
    expect([left['5010'], left['5020']]).toEqual(['0.00', '0.00'])
    done(await desk.receipts.command(paid, 'void', { reason: 'Paid by mistake.' }))
    const { rows } = await sql<{ id: string }>`
      select id from journal_entry where reversal_of_id = ${paid.entry_id} or id in (
        select entry_id from statement_credit where line_id = ${line.id} and refund_amount < 0)`.execute(
      house.db,
    )
    const after = await leftBy(house, [...entries, ...rows.map(({ id }) => id)])
    expect([after['4010'], after['2085'], after['5010'], after['2080']]).toEqual([
      ...['0.00', '0.00', '0.00', '0.00'],
    ])
    await desk.expectBooksAgree()
  })

  it.each(['none', 'unearned_only'] as const)(
    'asks back nothing that its scheme leaves the sellers: %s',
    async rule => {
      const sale = await billing.goldenSale()
      await sql`update sale set scheme_snapshot = jsonb_set(scheme_snapshot, '{clawback_rule}', ${JSON.stringify(rule)}::jsonb)
      where id = ${sale.id}`.execute(house.db)
      await desk.released(sale.id)
      await desk.cancelled(sale.id)
      expect(await desk.clawbacks(sale.id)).toEqual([])
      expect(await desk.shareOf(sale.id)).toMatchObject({ status: 'released', clawed_back_amount: '0.00' })
      await desk.expectBooksAgree()
      const refused = await house.admin.command(await house.admin.fresh(sale.id), 'reinstate', {
        reason: 'The buyer came back.',
      })
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('paid twice')])
    },
  )

  it('earns anew once it is reinstated and booked again, and what was clawed back stays owed', async () => {
    const sale = await billing.goldenSale()
    await desk.released(sale.id)
    await desk.cancelled(sale.id)
    const reason = 'The buyer came back.'
    done(await house.admin.command(await house.admin.fresh(sale.id), 'reinstate', { reason }))
    done(await house.desk.book(await house.desk.fresh(sale.id), desk.today))
    await house.desk.detail(sale.id)
    const { line } = await desk.billed(sale.id)
    await desk.paid(line)
    expect(await desk.release(sale.id)).toBe(6)
    const own = (await desk.shares.of(sale.id)).filter(
      ({ seq, seller_id }) => seq === 1 && seller_id === desk.agent.id,
    )
    expect(own.map(share => [share.state, share.released_amount, share.clawed_back_amount])).toEqual(
      expect.arrayContaining([
        ['reversed', '14630.58', '14630.58'],
        ['collected', '14630.58', '0.00'],
      ]),
    )
    expect(await desk.ofAgent(sale.id)).toMatchObject([{ open: '13167.52', status: 'open' }])
    await desk.expectBooksAgree()
  })
})
