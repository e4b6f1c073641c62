import { z } from 'zod'
import {
  collectionReportQuery,
  collectionReportSchema,
  reportReceiptsQuery,
  reportReceiptsSchema,
} from '@contract/modules/collection/collection-report'
import { sendWorkbook } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { collectionReport, reportReceipts } from '@server/modules/collection/report/collection-report'
import { reportPaper } from '@server/modules/collection/report/report-paper'
import { reportWorkbook } from '@server/modules/collection/report/report-sheet'

const url = '/api/v1/collection/report'
const READ_ONLY = { readOnly: true }
const fileName = ({ from, to }: { from: string; to: string }) => `Collections ${from} to ${to}`

export function collectionReportRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: 'collection.report.view' },
    summary: 'What developers paid in some months by month, developer, project, unit or payment method',
    query: collectionReportQuery,
    response: { 200: dataOf(collectionReportSchema) },
    handler: async call => ({
      data: await call.transaction(tx => collectionReport(tx.db, call.actor, call.query), READ_ONLY),
    }),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/receipts`,
    access: { permission: 'collection.report.view' },
    summary: 'The receipts that a row of the report is made of',
    query: reportReceiptsQuery,
    response: { 200: dataOf(reportReceiptsSchema) },
    handler: async call => ({
      data: await call.transaction(tx => reportReceipts(tx.db, call.actor, call.query), READ_ONLY),
    }),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/export`,
    access: { permission: 'collection.report.export' },
    summary: 'The same report as a workbook',
    query: collectionReportQuery,
    response: { 200: z.unknown() },
    handler: async call => {
      const report = await call.transaction(tx => collectionReport(tx.db, call.actor, call.query), READ_ONLY)
      return sendWorkbook(call.reply, fileName(call.query), await reportWorkbook(report, call.locale))
    },
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/paper`,
    access: { permission: 'collection.report.export' },
    summary: 'The same report as a PDF',
    query: collectionReportQuery,
    response: { 200: z.unknown() },
    handler: async call => {
      const paper = await call.transaction(
        async tx =>
          reportPaper(
            await collectionReport(tx.db, call.actor, call.query),
            (call.query.units ?? []).join(', '),
            await findPaperHead(tx.db, call.actor.userId),
            call.locale,
          ),
        READ_ONLY,
      )
      return sendPaper(call.reply, fileName(call.query), paper)
    },
  })
}
