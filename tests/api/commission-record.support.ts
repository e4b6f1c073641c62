import { sql } from 'kysely'
import { yearOf } from '@contract/kernel/calendar'
import { businessDate } from '@contract/kernel/dates'
import type { NextMoney } from '@contract/modules/commission/next-money'
import type { OneSellerRecord, SellerRecord } from '@contract/modules/commission/seller-record'
import type { Db } from '@server/platform/db/database'
import type { Client } from '@tests/support/api'
import type { Refusal } from '@tests/api/sales.support'

export const RECORD = '/api/v1/commission/record'
export const YEAR = yearOf(businessDate(new Date()))

/** The commission record and the next money as somebody reads them. */
export function recordCalls(client: Client) {
  return {
    list: async (query = '') =>
      (await client.get<{ data: SellerRecord }>(`${RECORD}?year=${String(YEAR)}${query}`)).body.data,
    one: (id: string) =>
      client.get<{ data: OneSellerRecord } & Refusal>(`${RECORD}/${id}?year=${String(YEAR)}`),
    exported: (query = '') => client.get(`${RECORD}/export?year=${String(YEAR)}${query}`),
    next: async (query = '') =>
      (await client.get<{ data: NextMoney }>(`/api/v1/commission/next-money${query}`)).body.data,
  }
}

type PaidShare = { seller_id: string; sale_id: string; paid_on: string }

/** EX-12 as it stands once it was paid: 14,630.58 with tax of 731.53 and 1,463.06 held back. */
export async function payShare(db: Db, { seller_id, sale_id, paid_on }: PaidShare): Promise<void> {
  await db.transaction().execute(async tx => {
    const { rows } = await sql<{ id: string; ou_id: string; amount: string; employee_id: string }>`
      select id, ou_id, amount, employee_id from commission_share
      where sale_id = ${sale_id} and seller_id = ${seller_id} and seq = 1`.execute(tx)
    const [share] = rows
    if (!share) throw new Error('no such share')
    const { ou_id, employee_id } = share
    const { rows: made } = await sql<{ id: string }>`
      insert into commission_release (ou_id, employee_id, payee_employee_id, seller_id, number, status, gross_amount,
        ewt_rate, ewt_amount, holdback_amount, net_amount, pay_mode, paid_on, entry_id)
      values (${ou_id}, ${employee_id}, ${employee_id}, ${seller_id}, ${`REL-${sale_id.slice(-6)}`}, 'paid', 14630.58,
        5, 731.53, 1463.06, 12435.99, 'cash', ${paid_on}, (select id from journal_entry e where e.ou_id = ${ou_id}
          and not exists (select from commission_release r where r.entry_id = e.id) limit 1)) returning id`.execute(
      tx,
    )
    const release_id = made[0]?.id ?? ''
    const of = { ou_id, release_id, seller_id, created_by: null, updated_by: null }
    await tx
      .insertInto('commission_release_line')
      .values({ ...of, share_id: share.id, sale_id, seq: 1, amount: share.amount, state: 'paid' })
      .execute()
    await sql`update commission_share set released_amount = amount, status = 'released' where id = ${share.id}`.execute(
      tx,
    )
    await tx
      .insertInto('commission_holdback')
      .values({
        ...{ ...of, share_id: share.id, sale_id, amount: '1463.06', rule: 'manual', due_on: null },
        ...{ released_in: null, clawback_id: null },
      })
      .execute()
    await tx
      .insertInto('commission_tax')
      .values({ ...of, paid_on, atc: 'WI515', base: '14630.58', tax: '731.53' })
      .execute()
  })
}
