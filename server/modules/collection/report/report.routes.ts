import {
  collectionReportQuery,
  collectionReportSchema,
  reportReceiptsQuery,
  reportReceiptsSchema,
} from '@contract/modules/collection/collection-report'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerReport } from '@server/platform/pdf/register-report'
import { collectionReport, reportReceipts } from '@server/modules/collection/report/collection-report'
import { reportPaper } from '@server/modules/collection/report/report-paper'
import { reportWorkbook } from '@server/modules/collection/report/report-sheet'

const url = '/api/v1/collection/report'

export function collectionReportRoutes(app: PortalApp, platform: Platform): void {
  registerReport(app, platform, {
    url,
    view: 'collection.report.view',
    export: 'collection.report.export',
    summary: 'What developers paid in some months by month, developer, project, unit or payment method',
    query: collectionReportQuery,
    answers: collectionReportSchema,
    read: (tx, call) => collectionReport(tx.db, call.actor, call.query),
    name: (_report, { from, to }) => `Collections ${from} to ${to}`,
    workbook: reportWorkbook,
    print: (report, head, { query, locale }) =>
      reportPaper(report, (query.units ?? []).join(', '), head, locale),
  })
  registerRead(app, platform, {
    url: `${url}/receipts`,
    access: { permission: 'collection.report.view' },
    summary: 'The receipts that a row of the report is made of',
    query: reportReceiptsQuery,
    answers: reportReceiptsSchema,
    read: (tx, call) => reportReceipts(tx.db, call.actor, call.query),
  })
}
