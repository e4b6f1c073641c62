import { moneyText, parseMoney } from '@contract/kernel/money'
import { lastDayOf, quarterOf } from '@contract/kernel/dates'
import { total } from '@contract/kernel/parts'
import { certifiedQuarters, type CertifiedQuarter } from '@contract/modules/collection/certificate.rules'
import type {
  CollectionReport,
  CollectionReportQuery,
  ReportReceipts,
  ReportReceiptsQuery,
} from '@contract/modules/collection/collection-report'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { allOf } from '@server/platform/resource/narrow-sql'
import { findTaxOfQuarters } from '@server/modules/collection/certificates/certificate.repository'
import {
  findReportFigures,
  findReportReceipts,
} from '@server/modules/collection/report/collection-report.repository'
import { narrowed, type ReportSpan } from '@server/modules/collection/report/report-parts.repository'

/** Every table that is asked is called `s` in its statement. */
const OF_UNIT = { permission: 'collection.report', scope: { ou: 'ou_id' }, table: 's' }
const reached = (actor: Actor) => accessWhere(actor, 'view', OF_UNIT)

const spanOf = (actor: Actor, { from, to, units, developer_id }: CollectionReportQuery): ReportSpan => ({
  ...{ from, to, unitIds: unitIdsOfCodes(actor, units), developerId: developer_id ?? null },
})
const sumOf = (amounts: readonly string[]) => moneyText(total(amounts.map(parseMoney)))

/** Tax that was withheld in the quarters of these months and not certified by their end. */
async function missingIn(db: Db, span: ReportSpan, access: Condition): Promise<CertifiedQuarter[]> {
  const last = lastDayOf(span.to)
  const rows = await findTaxOfQuarters(db, last, allOf([access, narrowed(span)]))
  return certifiedQuarters(rows, last).filter(({ quarter }) => quarter >= quarterOf(`${span.from}-01`))
}

export async function collectionReport(
  db: Db,
  actor: Actor,
  query: CollectionReportQuery,
): Promise<CollectionReport> {
  const { by, from, to } = query
  const [span, access] = [spanOf(actor, query), reached(actor)]
  const { rows, totals } = await findReportFigures(db, by, span, access)
  const months = by === 'month' ? rows : (await findReportFigures(db, 'month', span, access)).rows
  const missing = await missingIn(db, span, access)
  const certificates = sumOf(missing.map(row => row.missing))
  return {
    ...{ by, from, to },
    rows: rows.map(row => ({
      ...row,
      certificates:
        by === 'developer_id' || by === 'ou_id'
          ? sumOf(missing.filter(one => one[by] === row.key).map(one => one.missing))
          : null,
    })),
    totals: { ...totals, certificates },
    months: months.map(({ key, cash, ewt }) => ({ month: key ?? '', cash, ewt })),
  }
}

export async function reportReceipts(
  db: Db,
  actor: Actor,
  query: ReportReceiptsQuery,
): Promise<ReportReceipts> {
  const { by, key } = query
  const receipts = await findReportReceipts(db, { by, key }, spanOf(actor, query), reached(actor))
  const sum = (name: 'cash' | 'ewt' | 'total' | 'unapplied') => sumOf(receipts.map(row => row[name]))
  return {
    receipts,
    totals: { cash: sum('cash'), ewt: sum('ewt'), total: sum('total'), unapplied: sum('unapplied') },
  }
}
