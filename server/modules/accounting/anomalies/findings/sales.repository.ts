import { sql } from 'kysely'
import {
  madeBy,
  type RuleStatement,
} from '@server/modules/accounting/anomalies/findings/rule-statement.repository'

const STANDS = sql`s.status in ('reserved', 'booked', 'fully_paid')`
const TITLE = sql`s.sale_no || ' · ' || s.buyer_name as title, s.id as subject_id`
const RECORDS = sql`'records', jsonb_build_array(jsonb_build_object('kind', 'sale', 'id', s.id, 'label', s.sale_no,
  'on', s.reservation_date, 'amount', s.tcp::text))`

/** The seller sells to themselves: both have the same number of a taxpayer. */
export const ownPurchase: RuleStatement = (ouId, { sellerTins }) => sql`
  select distinct on (s.id) ${TITLE},
    ${madeBy(sql`s.created_by`, sql`e.user_id`)},
    jsonb_build_object('name', p.display_name, ${RECORDS}) as evidence
  from jsonb_to_recordset(${JSON.stringify(sellerTins)}::jsonb) as t (seller_id uuid, tin_hash text)
    join buyer b on b.tin_hash = t.tin_hash
    join sale s on s.buyer_id = b.id and s.ou_id = ${ouId} and ${STANDS}
    join sale_seller x on x.sale_id = s.id and x.seller_id = t.seller_id and x.ended_at is null
    join seller_profile p on p.id = t.seller_id
    left join employee e on e.id = p.employee_id
  order by s.id, p.id`

export const outsideList: RuleStatement = ouId => sql`
  select ${TITLE}, ${madeBy(sql`s.created_by`, sql`s.price_allowed_by`)},
    jsonb_build_object('reason', s.price_allowed_reason, ${RECORDS}) as evidence
  from sale s where s.ou_id = ${ouId} and s.price_outside_list and ${STANDS}`

export const protectedLead: RuleStatement = ouId => sql`
  select ${TITLE}, ${madeBy(sql`s.created_by`, sql`s.protection_waived_by`)},
    jsonb_build_object('reason', s.protection_waived_reason, ${RECORDS}) as evidence
  from sale s where s.ou_id = ${ouId} and s.protection_waived_by is not null and ${STANDS}`
