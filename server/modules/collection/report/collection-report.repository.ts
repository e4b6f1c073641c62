import { sql } from 'kysely'
import type {
  CollectionDimension,
  CollectionReport,
  ReportReceipts,
} from '@contract/modules/collection/collection-report'
import type { Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import {
  DIMENSIONS,
  reportParts,
  type ReportSpan,
} from '@server/modules/collection/report/report-parts.repository'

type Row = Omit<CollectionReport['rows'][number], 'certificates'>
export type ReportFigures = { rows: Row[]; totals: Omit<Row, 'key' | 'name'> }

/** A receipt of several projects is counted in each of their rows, and once in the total. */
const FIGURES = sql`(count(distinct id) filter (where sign = 1) - count(distinct id) filter (where sign = -1))::int as receipts,
  coalesce(sum(cash), 0)::numeric(16,2)::text as cash, coalesce(sum(ewt), 0)::numeric(16,2)::text as ewt,
  coalesce(sum(cash + ewt), 0)::numeric(16,2)::text as total,
  coalesce(sum(unapplied), 0)::numeric(16,2)::text as unapplied,
  round(sum(weighted) / nullif(sum(standing), 0))::int as days`

/** Figures in groups of one dimension, and of all together; months in their order, the rest by what came in. */
export async function findReportFigures(
  db: Db,
  by: CollectionDimension,
  span: ReportSpan,
  access: Condition,
): Promise<ReportFigures> {
  const { key, name } = DIMENSIONS[by]
  const { rows } = await sql<Row & { is_total: boolean }>`
    with ${reportParts(span, access)},
      named as (select ${key} as key, ${name} as name, parts.* from parts)
    select key, name, ${FIGURES}, grouping(key) = 1 as is_total from named group by grouping sets ((key, name), ())
    order by ${by === 'month' ? sql`key` : sql`key is null, sum(cash + ewt) desc, name`}`.execute(db)
  const figures = rows.map(({ is_total, ...row }) => ({ is_total, row }))
  const all = figures.find(({ is_total }) => is_total)?.row
  const { key: _key, name: _name, ...totals } = all ?? { key: null, name: null, ...NOTHING }
  return { rows: figures.filter(({ is_total }) => !is_total).map(({ row }) => row), totals }
}

const NOUGHT = '0.00'
const NOTHING = { receipts: 0, cash: NOUGHT, ewt: NOUGHT, total: NOUGHT, unapplied: NOUGHT, days: null }

/** The receipts behind one row of the report, or behind all of them, in the order of their days. */
export async function findReportReceipts(
  db: Db,
  { by, key }: { by: CollectionDimension; key: string | undefined },
  span: ReportSpan,
  access: Condition,
): Promise<ReportReceipts['receipts']> {
  const own = DIMENSIONS[by].key
  const { rows } = await sql<ReportReceipts['receipts'][number]>`
    with ${reportParts(span, access)}
    select parts.id, parts.number, d.name as developer_name, parts.at as on, parts.mode, parts.sign = -1 as is_undone,
      sum(cash)::numeric(16,2)::text as cash, sum(ewt)::numeric(16,2)::text as ewt,
      sum(cash + ewt)::numeric(16,2)::text as total, sum(unapplied)::numeric(16,2)::text as unapplied
    from parts join developer d on d.id = parts.developer_id
    where ${key === undefined ? sql`true` : sql`coalesce(${own}, '') = ${key}`}
    group by parts.id, parts.number, d.name, parts.at, parts.mode, parts.sign
    order by parts.at, parts.number, parts.sign desc`.execute(db)
  return rows
}
