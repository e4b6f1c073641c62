import { sql, type RawBuilder } from 'kysely'
import { lastDayOf } from '@contract/kernel/dates'
import type { CollectionDimension } from '@contract/modules/collection/collection-report'
import type { Condition } from '@server/platform/access/access-where'

export type ReportSpan = {
  from: string
  to: string
  unitIds: readonly string[] | null
  developerId: string | null
}

/** What narrows a report, of a table that is called `s`. */
export const narrowed = ({ unitIds, developerId }: Pick<ReportSpan, 'unitIds' | 'developerId'>): Condition =>
  sql<boolean>`(${unitIds === null ? sql`true` : sql`s.ou_id = any (${unitIds}::uuid[])`}
    and ${developerId === null ? sql`true` : sql`s.developer_id = ${developerId}`})`

/**
 * What came in, and what was taken back, each on its own day ("events"), and of each what settles lines of which project
 * by the end of the months, and what is left ("parts"). A receipt that is taken back says nothing of days to cash.
 */
export function reportParts(span: ReportSpan, access: Condition): RawBuilder<unknown> {
  const last = lastDayOf(span.to)
  return sql`events as (
      select s.id, s.ou_id, s.developer_id, s.number, s.mode, s.cash_amount, s.ewt_amount, e.at, e.sign,
        e.sign = 1 and (s.ended_on is null or s.ended_on > ${last}::date) as stands
      from collection s cross join lateral (values (s.received_on, 1), (s.ended_on, -1)) e (at, sign)
      where s.status <> 'draft' and e.at between ${`${span.from}-01`}::date and ${last}::date
        and ${access} and ${narrowed(span)}),
    settled as (
      select e.id, e.sign, l.project_id, sum(a.cash_amount) as cash, sum(a.ewt_amount) as ewt,
        sum(a.amount) filter (where e.stands) as standing,
        sum(a.amount * (a.allocated_on - soa.statement_on)) filter (where e.stands) as weighted
      from events e join collection_allocation a on a.ou_id = e.ou_id and a.collection_id = e.id
        join statement_line l on l.id = a.line_id join commission_statement soa on soa.id = a.statement_id
      where not a.is_reversal and a.allocated_on <= ${last}::date
      group by e.id, e.sign, l.project_id),
    parts as (
      select e.*, settled.project_id, e.sign * settled.cash as cash, e.sign * settled.ewt as ewt, 0 as unapplied,
        settled.standing, settled.weighted
      from events e join settled on settled.id = e.id and settled.sign = e.sign
      union all
      select e.*, null, e.sign * (e.cash_amount - done.cash), e.sign * (e.ewt_amount - done.ewt),
        e.sign * (e.cash_amount + e.ewt_amount - done.cash - done.ewt), null, null
      from events e cross join lateral (
        select coalesce(sum(settled.cash), 0) as cash, coalesce(sum(settled.ewt), 0) as ewt from settled
        where settled.id = e.id and settled.sign = e.sign) done
      where e.cash_amount <> done.cash or e.ewt_amount <> done.ewt)`
}

const named = (column: string, table: string, name: RawBuilder<unknown>) => ({
  key: sql`parts.${sql.id(column)}::text`,
  name: sql`(select ${name} from ${sql.table(table)} t where t.id = parts.${sql.id(column)})`,
})
const month = sql`to_char(parts.at, 'YYYY-MM')`

/** By what a part is grouped, and what such a group is called. */
export const DIMENSIONS: Record<
  CollectionDimension,
  { key: RawBuilder<unknown>; name: RawBuilder<unknown> }
> = {
  month: { key: month, name: month },
  developer_id: named('developer_id', 'developer', sql`t.name`),
  project_id: named('project_id', 'project', sql`t.code || ' ' || t.name`),
  ou_id: named('ou_id', 'operating_unit', sql`t.ou_code || ' ' || t.ou_name`),
  mode: { key: sql`parts.mode`, name: sql`parts.mode` },
}
