import { sql, type RawBuilder } from 'kysely'
import { NOW, ZONE } from '@server/platform/db/clock'
import type { CohortFact } from '@contract/modules/sales/cohorts.rules'
import type {
  CohortQuery,
  ReportFigures,
  ReportNames,
  SalesReport,
  SalesReportQuery,
} from '@contract/modules/sales/sales-report.calls'
import {
  FIELD_OF,
  firstDay,
  monthCount,
  periodBefore,
  type Period,
  type ReportDimension,
  type ReportFilters,
} from '@contract/modules/sales/sales-report.rules'
import { roundLines, type ExactFigures } from '@contract/modules/sales/unit-counts.rules'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { reportSource } from '@server/modules/sales-report/report-source.repository'

const KEY: Record<ReportDimension, RawBuilder<unknown>> = {
  unit: sql`f.ou_id`,
  team: sql`f.team_id`,
  seller: sql`f.seller_id`,
  project: sql`f.project_id`,
  developer: sql`f.developer_id`,
  month: sql`to_char(f.at, 'YYYY-MM')`,
}

type Label = (key: RawBuilder<unknown>) => RawBuilder<string | null>

const LABEL: Record<ReportDimension, Label> = {
  unit: key => sql`(select ou_name || ' · ' || ou_code from operating_unit o where o.id = ${key})`,
  team: key => sql`(select name from sales_team t where t.id = ${key})`,
  seller: key => sql`(select display_name from seller_profile p where p.id = ${key})`,
  project: key => sql`(select name from project p where p.id = ${key})`,
  developer: key => sql`(select name from developer d where d.id = ${key})`,
  month: key => sql`${key}`,
}

const sum = (column: string, fact: string, period: 'now' | 'before') =>
  sql`coalesce(sum(${sql.ref(`f.${column}`)}) filter (where f.fact = ${sql.lit(fact)} and f.is_now = ${sql.lit(period === 'now')}), 0)`

/** Exact in numeric; rounded once, where a rate or an average is named. */
const SUMS = [
  ['units', 'reserved'],
  ['net_list_price', 'reserved'],
  ['discount_amount', 'reserved'],
  ['tcp', 'reserved'],
  ['units', 'booked'],
  ['tcp', 'booked'],
  ['units', 'ended'],
  ['tcp', 'ended'],
  ['units', 'lost'],
] as const
type SumName = `${(typeof SUMS)[number][1]}_${(typeof SUMS)[number][0]}`
const named = (period: 'now' | 'before') =>
  sql.join(
    SUMS.map(
      ([column, fact]) => sql`${sum(column, fact, period)} as ${sql.id(`${period}_${fact}_${column}`)}`,
    ),
  )
const added = (period: 'now' | 'before') =>
  sql.join(
    SUMS.map(([column, fact]) => {
      const name = sql.id(`${period}_${fact}_${column}`)
      return sql`coalesce(sum(${name}), 0) as ${name}`
    }),
  )

/** As JSON of one line, in the words of the contract. */
const figures = (period: 'now' | 'before', line: string) => {
  const of = (name: SumName) => sql.ref(`${line}.${period}_${name}`)
  const units = (value: RawBuilder<unknown>) => sql`trim_scale(${value})::text`
  const amount = (value: RawBuilder<unknown>) => sql`round(${value}, 2)::text`
  const percent = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>) =>
    sql`round(100 * ${part} / nullif(${whole}, 0), 2)::text`
  const list = sql`(${of('reserved_net_list_price')} + ${of('reserved_discount_amount')})`
  return sql`json_build_object(
    'reservations', ${units(of('reserved_units'))},
    'net_list_price', ${amount(of('reserved_net_list_price'))},
    'tcp', ${amount(of('reserved_tcp'))},
    'average_tcp', ${amount(sql`${of('reserved_tcp')} / nullif(${of('reserved_units')}, 0)`)},
    'discount_rate', ${percent(of('reserved_discount_amount'), list)},
    'bookings', ${units(of('booked_units'))},
    'booked_tcp', ${amount(of('booked_tcp'))},
    'ended', ${units(of('ended_units'))},
    'ended_tcp', ${amount(of('ended_tcp'))},
    'lost', ${units(of('lost_units'))},
    'cancellation_rate', ${percent(of('lost_units'), of('reserved_units'))})`
}

type Answer = Pick<SalesReport, 'rows' | 'total'>

/** One statement: lines, their labels, what they are compared with, and the total of the lines. */
export async function findReport(db: Db, actor: Actor, query: SalesReportQuery): Promise<Answer> {
  const { by, compare } = query
  const isCompared = compare === 'previous'
  const before = periodBefore(query)
  const shift = monthCount(query)
  const beside = isCompared ? figures('before', 'r') : sql`null`
  const besideTotal = isCompared ? figures('before', 't') : sql`null`
  const { rows } = await sql<{
    rows:
      | { key: string | null; label: string | null; figures: ExactFigures; before: ExactFigures | null }[]
      | null
    now: ExactFigures
    before: ExactFigures | null
  }>`
    with source as (${reportSource(actor, by, query)}),
    facts as (
      ${factsIn(query, sql`true`, sql``)}
      ${isCompared ? sql`union all ${factsIn(before, sql`false`, sql` + make_interval(months => ${shift})`)}` : sql``}
    ),
    lines as (
      select ${KEY[by]} as key, ${named('now')}, ${named('before')} from facts f group by 1
    ),
    total as (select ${added('now')}, ${added('before')} from lines)
    select
      (select json_agg(json_build_object('key', r.key, 'label', r.label,
        'figures', ${figures('now', 'r')}, 'before', ${beside}) order by ${by === 'month' ? sql`r.key` : sql`r.now_reserved_tcp desc, r.label, r.key`})
        from (select r.*, ${LABEL[by](sql`r.key`)} as label from lines r) r) as rows,
      ${figures('now', 't')} as now, ${besideTotal} as before
    from total t`.execute(db)
  const [answer] = rows
  if (!answer) throw new Error('a total is always one line')
  const found = answer.rows ?? []
  const now = roundLines(
    found.map(({ figures }) => figures),
    answer.now,
  )
  const compared =
    answer.before &&
    roundLines(
      found.flatMap(({ before: figures }) => figures ?? []),
      answer.before,
    )
  return {
    rows: found.map((row, index) => ({
      ...row,
      figures: now.lines[index] as ReportFigures,
      before: compared?.lines[index] ?? null,
    })),
    total: { figures: now.total, before: compared?.total ?? null },
  }
}

/** What happened in these months, and beside it what of their reservations has ended whenever that was. */
function factsIn(
  { from, to }: Period,
  isNow: RawBuilder<unknown>,
  moved: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const between = (column: string) =>
    sql`s.${sql.id(column)} between ${firstDay(from)}::date and ${firstDay(to)}::date`
  return sql`select ${isNow} as is_now, s.kind as fact, s.month${moved} as at, s.* from source s where ${between('month')}
    union all
    select ${isNow}, 'lost', s.cohort${moved}, s.* from source s where s.kind = 'ended' and ${between('cohort')}`
}

/** Of the reservations of each month, what came of them when. */
export async function findCohorts(db: Db, actor: Actor, query: CohortQuery): Promise<CohortFact[]> {
  const { rows } = await sql<CohortFact>`
    with source as (${reportSource(actor, null, query)})
    select to_char(cohort, 'YYYY-MM') as cohort, to_char(month, 'YYYY-MM') as month, kind, trim_scale(sum(units))::text as units
    from source where cohort between ${firstDay(query.from)}::date and ${firstDay(query.to)}::date
    group by 1, 2, 3 order by 1, 2`.execute(db)
  return rows
}

/** Names of what somebody has sales of, and of nothing else. */
export async function findNames(db: Db, actor: Actor, filters: ReportFilters): Promise<ReportNames> {
  const names = Object.entries(FIELD_OF).map(([dimension, field]) => {
    const id = filters[field]
    return id === undefined
      ? sql`null::text as ${sql.id(field)}`
      : sql`${LABEL[dimension as ReportDimension](sql`${id}::uuid`)} as ${sql.id(field)}`
  })
  const { rows } = await sql<ReportNames>`
    select ${sql.join(names)} where exists (select from (${reportSource(actor, null, filters)}) source)`.execute(
    db,
  )
  return rows[0] ?? { ou_id: null, team_id: null, seller_id: null, project_id: null, developer_id: null }
}

export async function findThisMonth(db: Db): Promise<string> {
  const { rows } = await sql<{ this_month: string }>`
    select to_char(${NOW} at time zone ${ZONE}, 'YYYY-MM') as this_month`.execute(db)
  return rows[0]?.this_month ?? ''
}

export async function joinMonths(db: Db): Promise<void> {
  await sql`select sale_months_together()`.execute(db)
}
