import { sql } from 'kysely'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { CompanyHead, PaperHead } from '@server/platform/pdf/paper'

/** The company as it is now, who asks, and the database's clock. Without a person for a paper that a buyer opens. */
export async function findPaperHead(db: Db, userId: string | null): Promise<PaperHead> {
  const { rows } = await sql<CompanyHead & { printed_by: string | null; printed_at: string }>`
    select legal_name, trade_name, tin, address, phone, email,
      (select n.name from portal_person_names(array[${userId}::uuid]) n) as printed_by,
      to_char(${NOW} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as printed_at
    from company_profile limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the company has no profile')
  const { printed_by, printed_at, ...company } = row
  return { company, printed_by, printed_at }
}
