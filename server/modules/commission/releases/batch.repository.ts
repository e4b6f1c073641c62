import { sql } from 'kysely'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'

export type Transfer = {
  seller_id: string
  number: string
  payee: string
  bank: string
  sealed_account: string
  amount: string
}

/** The transfers of a batch that its reader may see, in the order of their numbers. */
export async function findTransfers(db: Db, batchId: string, access: Condition): Promise<Transfer[]> {
  const { rows } = await sql<Transfer>`
    select commission_release.seller_id, commission_release.number, p.display_name as payee, b.name as bank,
      p.payout_account_no as sealed_account, commission_release.net_amount::text as amount
    from commission_release join seller_profile p on p.id = commission_release.seller_id
      join bank b on b.id = p.payout_bank_id
    where commission_release.batch_id = ${batchId} and commission_release.pay_mode = 'bank_transfer'
      and commission_release.status in ('paid', 'acknowledged') and p.payout_account_no is not null and ${access}
    order by commission_release.number`.execute(db)
  return rows
}
