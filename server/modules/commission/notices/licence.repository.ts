import { sql } from 'kysely'
import { LONGEST_WARNING } from '@contract/modules/commission/licence-notice.rules'
import type { Db } from '@server/platform/db/database'
import { BROKER_VALID_TO } from '@server/modules/commission/releases/payee.repository'

export type EndingLicence = {
  seller_id: string
  name: string
  ou_id: string
  user_id: string | null
  /** The broker above, who is told as well. */
  broker_user_id: string | null
  until: string
}

/** Licences and accreditations that end soon or have ended, of those who sell; of whoever has none, that of the broker. */
export async function findEndingLicences(db: Db, on: string): Promise<EndingLicence[]> {
  const { rows } = await sql<EndingLicence>`
    select distinct p.id as seller_id, p.display_name as name, p.ou_id, e.user_id, above.user_id as broker_user_id,
      ends.until::text as until
    from seller_profile p left join employee e on e.id = p.employee_id
      left join seller_profile b on b.id = p.supervising_broker_id left join employee above on above.id = b.employee_id
      cross join lateral (values (p.prc_valid_to), (p.accreditation_valid_to),
        (${BROKER_VALID_TO})) as ends (until)
    where p.status = 'active' and ends.until <= ${on}::date + ${LONGEST_WARNING}::int
    order by until, p.id`.execute(db)
  return rows
}
