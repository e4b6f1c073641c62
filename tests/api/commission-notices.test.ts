import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NotificationKind } from '@contract/modules/notifications/notification-kinds'
import { collectingHouse, receiptCalls, type CollectingHouse } from '@tests/api/collection.support'
import { listOf } from '@tests/api/notifications.support'
import { done } from '@tests/api/sales.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { aPerson } from '@tests/api/attacks/people.support'

let api: TestApi
let house: CollectingHouse['house']
let billing: CollectingHouse['billing']
let desk: CollectingHouse['desk']
let others: Client[]
beforeAll(async () => {
  api = await startApi()
  ;({ house, billing, desk } = await collectingHouse(api))
  others = [await api.as('hr_staff'), await api.as('sales_admin'), await api.as('president')]
  await sql`update employee set user_id = (select id from app_user where email = 'agent@portal.test')
    where id = ${house.at('AGENT').employee_id} and user_id is null`.execute(house.db)
})
afterAll(() => api.close())

const told = async (client: Client, kind: NotificationKind, about: string | null) => {
  const { items } = await listOf(client)
  return items.filter(note => note.kind === kind && note.text.includes(about ?? '-'))
}
const expectNobodyElse = async (kind: NotificationKind, about: string | null) => {
  for (const client of others) expect(await told(client, kind, about)).toEqual([])
}
const seller = () => house.agent.client
const AMOUNT = /\d[.,]\d\d\b/

describe('commission that a payment opens', () => {
  it('is told once to who shares in it and to accounting, however many tranches it opens', async () => {
    const sale = await house.booked()
    const no = sale.sale_no
    expect(await told(seller(), 'tranche.eligible', no)).toEqual([])
    await house.pay(sale.id, '1000000.00')
    const { rows } = await sql<{ seq: number }>`
      select t.seq from commission_tranche t join sale_commission c on c.id = t.sale_commission_id
      where c.sale_id = ${sale.id} and t.status = 'eligible'`.execute(house.db)
    expect(rows).toHaveLength(2)
    const [note, ...more] = await told(seller(), 'tranche.eligible', no)
    expect(more).toEqual([])
    expect(note?.path).toBe(`/sales/record?record=${sale.id}&tab=commission`)
    expect(note?.text).not.toMatch(AMOUNT)
    const [task, ...rest] = await told(house.accounting, 'tranche.eligible', no)
    expect([task?.path, rest]).toEqual(['/commission/generate/soa', []])
    await expectNobodyElse('tranche.eligible', no)
  })

  it('is not told to a seller whose sale it is not', async () => {
    const sale = await house.booked({ sellers: [house.line(house.at('AGENT', 1), 'agent')] })
    await house.pay(sale.id, '489079.45')
    expect(await told(seller(), 'tranche.eligible', sale.sale_no)).toEqual([])
    expect(await told(house.accounting, 'tranche.eligible', sale.sale_no)).toHaveLength(1)
  })
})

describe('a statement that is approved', () => {
  it('is told once to whoever prepared it, and to no seller whose shares it bills', async () => {
    const { id, number } = await billing.approved((await billing.goldenSale()).id)
    const [note, ...more] = await told(house.accounting, 'soa.approved', number)
    expect([note?.path, more]).toEqual([`/commission/soa?record=${id}`, []])
    expect(note?.text).not.toMatch(AMOUNT)
    expect(await told(seller(), 'soa.approved', number)).toEqual([])
    await expectNobodyElse('soa.approved', number)
  })
})

describe('a statement that is sent', () => {
  it('is told once to each whose shares it bills, however many, and to nobody else', async () => {
    const sales = [await billing.goldenSale(), await billing.goldenSale()]
    const { number } = await billing.sent(sales.map(({ id }) => id))
    const [note, ...more] = await told(seller(), 'soa.sent', number)
    expect([note?.path, more]).toEqual(['/commission/transaction', []])
    expect(note?.text).not.toMatch(AMOUNT)
    expect(await told(house.accounting, 'soa.sent', number)).toEqual([])
    await expectNobodyElse('soa.sent', number)
  })
})

describe('a receipt that is posted', () => {
  const colleague = async () => {
    const { client } = await aPerson(api, { codes: ['collection.record.view', 'collection.record.post'] })
    return receiptCalls(client)
  }
  const settling = async (amount: string) => {
    const { line } = await desk.billed()
    return { cash_amount: '2000.00', allocations: [{ line_id: line.id, amount }] }
  }

  it('is told once to who can be paid out of it and to who drafted it, and not to who posted it', async () => {
    const draft = await desk.drafted(await settling('1500.00'))
    const posted = done(await (await colleague()).command(draft, 'post'))
    const [note, ...more] = await told(seller(), 'collection.posted', posted.number)
    expect([note?.path, more]).toEqual(['/commission/transaction', []])
    expect(note?.text).not.toMatch(AMOUNT)
    const [own, ...rest] = await told(house.accounting, 'collection.posted', posted.number)
    expect([own?.path, rest]).toEqual([`/collection/record?record=${posted.id}`, []])
    await expectNobodyElse('collection.posted', posted.number)
  })

  it('is told to no seller where it settles nothing, and once it is allocated to those whom that pays', async () => {
    const { allocations } = await settling('700.00')
    const posted = await desk.posted({ cash_amount: '700.00' })
    expect(await told(seller(), 'collection.posted', posted.number)).toEqual([])
    expect(await told(house.accounting, 'collection.posted', posted.number)).toEqual([])
    done(await desk.accounting.command(posted, 'allocations', { allocations, allocated_on: billing.today }))
    expect(await told(seller(), 'collection.posted', posted.number)).toHaveLength(1)
    await expectNobodyElse('collection.posted', posted.number)
  })
})
