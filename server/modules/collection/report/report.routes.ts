import {
  collectionReportQuery,
  collectionReportSchema,
  reportReceiptsQuery,
  reportReceiptsSchema,
} from '@contract/modules/collection/collection-report'
import { registerFile } from '@server/platform/files/register-file'
import { workbookFile } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerPaper } from '@server/platform/pdf/register-paper'
import { collectionReport, reportReceipts } from '@server/modules/collection/report/collection-report'
import { reportPaper } from '@server/modules/collection/report/report-paper'
import { reportWorkbook } from '@server/modules/collection/report/report-sheet'

const url = '/api/v1/collection/report'
const fileName = ({ from, to }: { from: string; to: string }) => `Collections ${from} to ${to}`

export function collectionReportRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url,
    access: { permission: 'collection.report.view' },
    summary: 'What developers paid in some months by month, developer, project, unit or payment method',
    query: collectionReportQuery,
    answers: collectionReportSchema,
    read: (tx, call) => collectionReport(tx.db, call.actor, call.query),
  })
  registerRead(app, platform, {
    url: `${url}/receipts`,
    access: { permission: 'collection.report.view' },
    summary: 'The receipts that a row of the report is made of',
    query: reportReceiptsQuery,
    answers: reportReceiptsSchema,
    read: (tx, call) => reportReceipts(tx.db, call.actor, call.query),
  })
  registerFile(app, platform, {
    url: `${url}/export`,
    access: { permission: 'collection.report.export' },
    summary: 'The same report as a workbook',
    query: collectionReportQuery,
    read: (tx, call) => collectionReport(tx.db, call.actor, call.query),
    file: async (report, { query, locale }) =>
      workbookFile(fileName(query), await reportWorkbook(report, locale)),
  })
  registerPaper(app, platform, {
    url: `${url}/paper`,
    access: { permission: 'collection.report.export' },
    summary: 'The same report as a PDF',
    query: collectionReportQuery,
    read: (tx, call) => collectionReport(tx.db, call.actor, call.query),
    print: (report, head, { query, locale }) => ({
      name: fileName(query),
      paper: reportPaper(report, (query.units ?? []).join(', '), head, locale),
    }),
  })
}
