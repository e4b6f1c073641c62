import { z } from 'zod'
import { isYearText } from '@contract/kernel/quarters'
import { XLSX_TYPE } from '@contract/kernel/sheet/sheet'
import {
  certificateQuerySchema,
  withholdingFileSchema,
  withholdingQuerySchema,
  withholdingReportSchema,
} from '@contract/modules/accounting/withholding-report'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import { sendContent } from '@server/platform/files/send-file'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { openSellerNumber } from '@server/platform/people/open-seller-number'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { businessDay } from '@server/platform/db/business-day'
import { sealDocument } from '@server/platform/seals/seal-document'
import { certificatePaper } from '@server/modules/expense/withholding/certificate-paper'
import { withholdingFile } from '@server/modules/expense/withholding/withholding-sheet'
import {
  findWithholding,
  type WithholdingSpan,
} from '@server/modules/expense/withholding/withholding.repository'

const url = '/api/v1/expense/withholding'
const READ_ONLY = { readOnly: true }

export function withholdingRoutes(app: PortalApp, platform: Platform, seal: ColumnSeal): void {
  const forFiling = (tx: Tx, actor: Actor, span: WithholdingSpan) =>
    findWithholding(tx, actor, { ...span, openTin: openSellerNumber(tx, seal, 'tin') })

  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: 'expense.report.view' },
    summary: 'Tax withheld in a quarter or a year, by payee and code',
    query: withholdingQuerySchema,
    response: { 200: dataOf(withholdingReportSchema) },
    handler: async ({ actor, query: { period, units }, ...call }) => ({
      data: await call.transaction(
        tx => findWithholding(tx, actor, { period, unitIds: unitIdsOfCodes(actor, units) }),
        READ_ONLY,
      ),
    }),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/export`,
    access: { permission: 'expense.report.export' },
    summary: 'The same as a workbook or as CSV; of a year the alphalist of payees',
    query: withholdingFileSchema,
    response: { 200: z.unknown() },
    handler: async call => {
      const { period, units, format } = call.query
      const unitIds = unitIdsOfCodes(call.actor, units)
      const report = await call.transaction(tx => forFiling(tx, call.actor, { period, unitIds }))
      const content = await withholdingFile(report, format, call.locale)
      const mime = format === 'csv' ? 'text/csv' : XLSX_TYPE
      const file_name = `${isYearText(period) ? 'Alphalist' : 'Tax withheld'} ${period}.${format}`
      return sendContent(call.reply, { file_name, mime }, content)
    },
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/certificate`,
    access: { permission: 'expense.report.export' },
    summary: 'BIR form 2307 of a payee and a quarter as a PDF',
    query: certificateQuerySchema,
    response: { 200: z.unknown() },
    handler: async call => {
      const { quarter, units, payee: key } = call.query
      const unitIds = unitIdsOfCodes(call.actor, units)
      const paper = await call.transaction(async tx => {
        const { payees } = await forFiling(tx, call.actor, { period: quarter, unitIds, payee: key })
        const [payee] = payees
        if (!payee) throw notFound()
        const { number, ...facts } = { number: `2307 ${quarter}`, payee, quarter }
        const seal = await sealDocument(tx, {
          kind: 'withholding_certificate',
          subject: [key, quarter, ...(units ?? []).toSorted()].join(' '),
          ...{ number, facts, status: 'valid', publicUrl: platform.publicUrl() },
          issued_on: await businessDay(tx.db),
        })
        const paper = certificatePaper(payee, quarter, await findPaperHead(tx.db, call.actor.userId))
        return { ...paper, seal }
      })
      return sendPaper(call.reply, `2307 ${quarter}`, paper)
    },
  })
}
