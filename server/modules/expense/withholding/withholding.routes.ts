import { isYearText } from '@contract/kernel/quarters'
import { FILE_TYPES } from '@contract/kernel/file-types'
import {
  certificateQuerySchema,
  withholdingFileSchema,
  withholdingQuerySchema,
  withholdingReportSchema,
} from '@contract/modules/accounting/withholding-report'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { openSellerNumber } from '@server/platform/people/open-seller-number'
import { businessDay } from '@server/platform/db/business-day'
import { registerFile } from '@server/platform/files/register-file'
import { registerPaper } from '@server/platform/pdf/register-paper'
import { sealDocument } from '@server/platform/seals/seal-document'
import { certificatePaper } from '@server/modules/expense/withholding/certificate-paper'
import { withholdingFile } from '@server/modules/expense/withholding/withholding-sheet'
import {
  findWithholding,
  type WithholdingSpan,
} from '@server/modules/expense/withholding/withholding.repository'

const url = '/api/v1/expense/withholding'

export function withholdingRoutes(app: PortalApp, platform: Platform, seal: ColumnSeal): void {
  const forFiling = (tx: Tx, actor: Actor, span: WithholdingSpan) =>
    findWithholding(tx, actor, { ...span, openTin: openSellerNumber(tx, seal, 'tin') })

  registerRead(app, platform, {
    url,
    access: { permission: 'expense.report.view' },
    summary: 'Tax withheld in a quarter or a year, by payee and code',
    query: withholdingQuerySchema,
    answers: withholdingReportSchema,
    read: (tx, { actor, query: { period, units } }) =>
      findWithholding(tx, actor, { period, unitIds: unitIdsOfCodes(actor, units) }),
  })
  registerFile(app, platform, {
    url: `${url}/export`,
    access: { permission: 'expense.report.export' },
    summary: 'The same as a workbook or as CSV; of a year the alphalist of payees',
    query: withholdingFileSchema,
    leavesTrace: true,
    read: (tx, { actor, query: { period, units } }) =>
      forFiling(tx, actor, { period, unitIds: unitIdsOfCodes(actor, units) }),
    file: async (report, { query: { period, format }, locale }) => ({
      file_name: `${isYearText(period) ? 'Alphalist' : 'Tax withheld'} ${period}.${format}`,
      mime: FILE_TYPES[format],
      content: await withholdingFile(report, format, locale),
    }),
  })
  registerPaper(app, platform, {
    url: `${url}/certificate`,
    access: { permission: 'expense.report.export' },
    summary: 'BIR form 2307 of a payee and a quarter as a PDF',
    query: certificateQuerySchema,
    leavesTrace: true,
    read: async (tx, { actor, query: { quarter, units, payee: key } }) => {
      const unitIds = unitIdsOfCodes(actor, units)
      const { payees } = await forFiling(tx, actor, { period: quarter, unitIds, payee: key })
      const [payee] = payees
      if (!payee) throw notFound()
      const { number, ...facts } = { number: `2307 ${quarter}`, payee, quarter }
      const sealed = await sealDocument(tx, {
        kind: 'withholding_certificate',
        subject: [key, quarter, ...(units ?? []).toSorted()].join(' '),
        ...{ number, facts, status: 'valid', publicUrl: platform.publicUrl() },
        issued_on: await businessDay(tx.db),
      })
      return { payee, quarter, number, seal: sealed }
    },
    print: ({ payee, quarter, number, ...sealed }, head) => ({
      name: number,
      paper: { ...certificatePaper(payee, quarter, head), ...sealed },
    }),
  })
}
