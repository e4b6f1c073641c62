import { sql } from 'kysely'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import type { Db } from '@server/platform/db/database'

export type VoucherFacts = { payee: string; tin: string | null; bank: string | null; account: string | null }

/** Payee and bank as the voucher names them; numbers by their last four. */
export async function findVoucherFacts(db: Db, { seller_id, bank_id }: KeptRelease): Promise<VoucherFacts> {
  const { rows } = await sql<VoucherFacts>`
    select p.display_name as payee, p.tin_masked as tin, b.name as bank, p.payout_account_no_masked as account
    from seller_profile p left join bank b on b.id = ${bank_id}::uuid where p.id = ${seller_id}`.execute(db)
  return rows[0] ?? { payee: '', tin: null, bank: null, account: null }
}
