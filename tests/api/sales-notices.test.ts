import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Notification } from '@contract/modules/notifications/notification.calls'
import { warnOfSales } from '@server/modules/sales/records/sale-warnings'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buyerCalls } from '@tests/api/buyers.support'
import { listOf } from '@tests/api/notifications.support'
import { decide, done, sees, sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
let house: SellingDesk
let other: Client
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  other = await api.as('hr_staff')
  await sql`update employee set user_id = (select id from app_user where email = 'agent@portal.test')
    where id = ${house.at('AGENT').employee_id} and user_id is null`.execute(house.db)
})
afterAll(() => api.close())

const told = async (client: Client, kind: string, about: string): Promise<Notification[]> => {
  const { items } = await listOf(client)
  return items.filter(note => note.kind === kind && note.text.includes(about))
}

describe('what happens to a sale', () => {
  it('is told to who sells it and to the desk, not to who did it, and to nobody else', async () => {
    const sale = await house.reserved()
    const no = sale.sale_no ?? '-'
    const [note] = await told(house.agent.client, 'sale.reserved', no)
    expect(note?.path).toBe(`/sales/record?record=${sale.id}`)
    expect(await told(house.desk.client, 'sale.reserved', no)).toEqual([])
    expect(await told(other, 'sale.reserved', no)).toEqual([])
    expect(JSON.stringify(note)).not.toContain(sale.buyer_name)
  })

  it('is told to the desk of the unit when an agent requests its reservation, by notice and by mail', async () => {
    const draft = await house.agent.drafted(await house.golden())
    const asked = done(await house.agent.command(draft, 'ask-reservation'))
    const [note] = await told(house.desk.client, 'reservation.requested', draft.unit_code)
    expect(note?.path).toBe(`/sales/record?record=${draft.id}`)
    expect(JSON.stringify(note)).not.toContain(draft.buyer_name)
    const { rows } = await sql<{ email: string; channel: string }>`
      select u.email, n.channel from notification n join app_user u on u.id = n.user_id
      where n.kind = 'reservation.requested' and n.subject_id = ${draft.id} order by 1`.execute(house.db)
    expect(rows.map(row => row.email)).toContain('sales-admin@portal.test')
    expect(rows.map(row => row.channel)).toEqual(rows.map(() => 'mail'))
    for (const client of [house.agent.client, other])
      expect(await told(client, 'reservation.requested', draft.unit_code)).toEqual([])
    const filter = encodeURIComponent(
      JSON.stringify({ reservation_asked_at: { filterType: 'date', type: 'notBlank' } }),
    )
    expect((await house.desk.list(`&filter=${filter}`)).body.data.map(({ id }) => id)).toContain(asked.id)
  })

  it('is told to nobody where nobody may reserve, and then no request is recorded', async () => {
    const draft = await house.agent.drafted(await house.golden())
    const { rows } = await sql<{ role_id: string; permission_id: string }>`
      delete from role_permission where permission_id = (select id from permission where code = 'sales.record.reserve')
      returning *`.execute(house.db)
    const refused = await house.agent.command(draft, 'ask-reservation')
    await house.db.insertInto('role_permission').values(doubleOf(rows)).execute()
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^This unit has no one who can confirm reservations/),
    ])
    expect((await house.agent.fresh(draft.id)).reservation_asked_at).toBeNull()
    done(await house.agent.command(draft, 'ask-reservation'))
  })

  it('from the booking to its end', async () => {
    const sale = await house.booked()
    const no = sale.sale_no ?? '-'
    expect(await told(house.agent.client, 'sale.booked', no)).toHaveLength(1)
    done(await house.admin.cancel(sale, { maceda_acknowledged: true, developer_notice_no: 'DN-1' }))
    expect(await told(house.agent.client, 'sale.cancelled', no)).toEqual([])
    await decide(house, sale.id, 'approve')
    expect(await told(house.agent.client, 'sale.cancelled', no)).toHaveLength(1)
    expect(await told(house.desk.client, 'sale.cancelled', no)).toHaveLength(1)
  })

  it('before a reservation lapses, once, and when it is forfeited', async () => {
    const sale = await house.reserved()
    const no = sale.sale_no ?? '-'
    const moved = (days: number) =>
      sql`update sale set reservation_date = reservation_date - ${days}::int, dp_start_date = dp_start_date - ${days}::int,
        reservation_valid_to = reservation_valid_to - ${days}::int where id = ${sale.id}`.execute(house.db)
    await warnOfSales(api.database)
    expect(await told(house.agent.client, 'reservation.lapsing', no)).toEqual([])
    await moved(27)
    await warnOfSales(api.database)
    await warnOfSales(api.database)
    expect(await told(house.agent.client, 'reservation.lapsing', no)).toHaveLength(1)
    await moved(20)
    await sql`update sale set notice_sent_on = reservation_valid_to - 10 where id = ${sale.id}`.execute(
      house.db,
    )
    done(await house.desk.command(await house.desk.fresh(sale.id), 'forfeit', {}))
    expect(await told(house.agent.client, 'sale.forfeited', no)).toHaveLength(1)
  })

  it('when a cheque bounces', async () => {
    const sale = await house.reserved()
    const cheque = { mode: 'check', cheque_no: '000123' }
    const payment = await house.pay(sale.id, '52953.27', cheque)
    const bounced = await house.accounting.post(
      `/api/v1/sales/payments/${payment.id}/bounce`,
      { bounced_on: await house.today(), reason: 'No funds' },
      sees(payment),
    )
    expect(bounced.status, bounced.text).toBe(200)
    const [note] = await told(house.agent.client, 'payment.bounced', sale.sale_no ?? '-')
    expect(note?.path).toContain('tab=payments')
    expect(note?.text).not.toMatch(/52,?953/)
  })
})

describe('a paper of a buyer', () => {
  it('that is refused is told to the sellers, once, without the reason or a name', async () => {
    await sql`insert into document_requirement (code, name, mandatory_for) values ('N-ID', 'Identity paper', 'booking')`.execute(
      house.db,
    )
    const papers = buyerCalls(house.desk.client)
    const buyer_id = await house.buyer()
    const sale = await house.reserved({ buyer_id })
    const paper = (await papers.hand(buyer_id, 'N-ID')).body.data
    expect((await papers.reject(paper, 'The face is dark')).status).toBe(200)
    const notes = await told(house.agent.client, 'paper.rejected', 'Identity paper')
    expect(notes).toHaveLength(1)
    expect(notes[0]?.path).toBe(`/sales/record?record=${sale.id}&tab=documents`)
    expect(notes[0]?.text).not.toContain('dark')
  })

  it('that runs out within the month is told once', async () => {
    const papers = buyerCalls(house.desk.client)
    const buyer_id = await house.buyer()
    const sale = await house.reserved({ buyer_id })
    const { rows } = await sql<{ day: string }>`
      select ((now() at time zone 'Asia/Manila')::date + 20)::text as day`.execute(house.db)
    const paper = (await buyerCalls(house.admin.client).hand(buyer_id, 'N-ID')).body.data
    await papers.verify(paper, { valid_to: rows[0]?.day })
    await warnOfSales(api.database)
    await warnOfSales(api.database)
    expect(await told(house.agent.client, 'paper.expiring', sale.sale_no ?? '-')).toHaveLength(1)
  })
})
