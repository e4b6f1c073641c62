import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Receipt } from '@contract/modules/collection/receipt.resource'
import { startApi, type TestApi } from '@tests/support/api'
import { clawbackDesk, leftBy, waiting, type ClawbackDesk } from '@tests/api/clawback.support'
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

describe('a receipt that is undone after its commission was released', () => {
  it('is clawed back from each seller, holdbacks first, and paid again when the developer pays again', async () => {
    const sale = await billing.goldenSale()
    const { receipt, statement } = await desk.released(sale.id)
    const deposited = done(await desk.receipts.command(receipt, 'deposit', { deposited_on: desk.today }))
    done(await desk.receipts.command(deposited, 'bounce', { reason: 'Account closed.' }))
    const [own, ...others] = await desk.ofAgent(sale.id)
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
    expect(await desk.shareOf(sale.id)).toMatchObject({
      ...{ releasable_amount: '0.00', released_amount: '14630.58', clawed_back_amount: '14630.58' },
      status: 'pending',
    })
    expect(await desk.clawbacks(sale.id)).toHaveLength(6)
    await desk.expectBooksAgree()

    await desk.paid(await desk.lineOf(statement.id))
    expect(await desk.release(sale.id)).toBe(6)
    expect(await desk.shareOf(sale.id)).toMatchObject({
      ...{ releasable_amount: '14630.58', released_amount: '29261.16', clawed_back_amount: '14630.58' },
      status: 'released',
    })
    expect(await desk.ofAgent(sale.id)).toHaveLength(1)
  })

  it('in part takes only what was paid too much, and leaves held what it does not need', async () => {
    const sale = await billing.goldenSale()
    const { line } = await desk.billed(sale.id)
    const small = await desk.paid(line, '1000.00')
    await desk.paid({ ...line, open_amount: '83272.15' })
    await desk.release(sale.id)
    done(await desk.receipts.command(small, 'void', { reason: 'Entered twice.' }))
    const [own] = await desk.ofAgent(sale.id)
    expect(own).toMatchObject({ gross: '173.61', applied: '173.61', open: '0.00', status: 'recovered' })
    const { rows } = await sql<{ status: string; amount: string }>`
      select status, amount from commission_holdback
      where sale_id = ${sale.id} and seller_id = ${desk.agent.id} order by amount`.execute(house.db)
    expect(rows).toEqual([
      { status: 'applied', amount: '173.61' },
      { status: 'held', amount: '1289.45' },
    ])
  })

  const undo = (receipt: Receipt) =>
    desk.receipts.command(receipt, 'void', { reason: 'Entered twice.' }).then(done)
  /** What sellers were paid of the first tranche and may keep. */
  const kept = async (saleId: string) =>
    (await desk.shares.of(saleId))
      .filter(({ seq, seller_id }) => seq === 1 && seller_id !== null)
      .map(share => Number(share.released_amount) - Number(share.clawed_back_amount))

  it('while the release is being paid waits for it, and claws back what it paid', async () => {
    const sale = await billing.goldenSale()
    const receipt = await desk.paid((await desk.billed(sale.id)).line)
    const begun: Promise<unknown>[] = []
    const paid = await desk.release(sale.id, async () => {
      begun.push(undo(receipt))
      await expect.poll(() => waiting(house)).toBe(1)
    })
    await Promise.all(begun)
    expect([paid, (await desk.clawbacks(sale.id)).length]).toEqual([6, 6])
    expect(new Set(await kept(sale.id))).toEqual(new Set([0]))
    await desk.expectBooksAgree()
  })

  it('at the same moment as the release: one of the two is first, and nobody keeps what was not paid for', async () => {
    const sale = await billing.goldenSale()
    const receipt = await desk.paid((await desk.billed(sale.id)).line)
    const [, paid] = await Promise.all([undo(receipt), desk.release(sale.id)])
    expect(await desk.clawbacks(sale.id)).toHaveLength(paid)
    expect(new Set(await kept(sale.id))).toEqual(new Set([0]))
    await desk.expectBooksAgree()
  })

  it('at the same moment as its sale is cancelled: each seller gives back once, and nothing stays owed', async () => {
    const sale = await billing.goldenSale()
    const { receipt, line } = await desk.released(sale.id)
    await desk.askCancellation(sale.id)
    await Promise.all([undo(receipt), desk.agree(sale.id)])
    expect(await desk.clawbacks(sale.id)).toHaveLength(6)
    expect(new Set(await kept(sale.id))).toEqual(new Set([0]))
    expect((await desk.openLines()).some(({ id }) => id === line.id)).toBe(false)
    const { rows } = await sql<{ credited: string; refund: string }>`
      select sum(amount)::text as credited, sum(refund_amount)::text as refund from statement_credit
      where line_id = ${line.id}`.execute(house.db)
    expect(rows).toEqual([{ credited: '84272.15', refund: '0.00' }])
    await desk.expectBooksAgree()
  })
})
