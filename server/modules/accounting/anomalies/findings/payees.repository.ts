import { sql } from 'kysely'
import { TODAY, ZONE } from '@server/platform/db/clock'
import {
  madeBy,
  type RuleStatement,
} from '@server/modules/accounting/anomalies/findings/rule-statement.repository'

const PAID = sql`('paid', 'acknowledged')`
/** Fewer tell nothing of what is usual. */
const FEWEST_BEFORE = 3
/** What was paid longer ago than this is no news. */
const RECENT_DAYS = 365

const RELEASE = sql`jsonb_build_object('kind', 'commission_release', 'id', r.id, 'label', r.number, 'on', r.paid_on,
  'amount', r.net_amount::text)`
const RELEASE_TITLE = sql`r.number || ' · ' || p.display_name as title, r.id as subject_id`
const seller = (
  table: string,
) => sql`jsonb_build_object('kind', 'seller_profile', 'id', ${sql.ref(`${table}.id`)},
  'label', ${sql.ref(`${table}.display_name`)},
  'on', (${sql.ref(`${table}.created_at`)} at time zone ${ZONE})::date, 'amount', null)`

export const changedAccount: RuleStatement = (ouId, { accountDays }) => sql`
  select distinct on (r.id) ${RELEASE_TITLE},
    ${madeBy(sql`r.created_by`, sql`c.created_by`)},
    jsonb_build_object('changed_on', (c.created_at at time zone ${ZONE})::date,
      'records', jsonb_build_array(${RELEASE})) as evidence
  from payout_change c
    join commission_release r on r.seller_id = c.seller_id and r.status in ${PAID}
      and r.paid_on - (c.created_at at time zone ${ZONE})::date between 0 and ${accountDays}::int
    join seller_profile p on p.id = r.seller_id
  where c.ou_id = ${ouId} and r.ou_id = ${ouId} order by r.id, c.created_at desc`

export const sharedAccount: RuleStatement = ouId => sql`
  select distinct on (l.id) l.display_name as title, l.id as subject_id,
    ${madeBy(sql`l.created_by`, sql`o.created_by`)},
    jsonb_build_object('records', jsonb_build_array(${seller('o')}, ${seller('l')})) as evidence
  from seller_profile l
    join seller_profile o on o.ou_id = l.ou_id and o.payout_account_no_hash = l.payout_account_no_hash
      and o.payout_bank_id = l.payout_bank_id and o.status = 'active' and (o.created_at, o.id) < (l.created_at, l.id)
  where l.ou_id = ${ouId} and l.status = 'active' order by l.id, o.created_at, o.id`

export const largeRelease: RuleStatement = (ouId, { releaseShare }) => sql`
  select ${RELEASE_TITLE}, ${madeBy(sql`r.created_by`)},
    jsonb_build_object('percent', ${releaseShare}::int, 'usual', u.usual::numeric(16,2)::text,
      'records', jsonb_build_array(${RELEASE})) as evidence
  from commission_release r
    join seller_profile p on p.id = r.seller_id
    cross join lateral (
      select percentile_cont(0.5) within group (order by o.net_amount) as usual, count(*) as before
      from commission_release o where o.seller_id = r.seller_id and o.ou_id = r.ou_id and o.status in ${PAID}
        and (o.paid_on, o.id) < (r.paid_on, r.id)
    ) u
  where r.ou_id = ${ouId} and r.status in ${PAID} and r.paid_on > ${TODAY} - ${RECENT_DAYS}::int
    and u.before >= ${FEWEST_BEFORE}::int and r.net_amount > u.usual * ${releaseShare}::int / 100`
