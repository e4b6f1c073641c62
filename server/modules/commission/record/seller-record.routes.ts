import {
  oneSellerQuery,
  oneSellerRecordSchema,
  sellerRecordQuery,
  sellerRecordSchema,
  sellerStatementQuery,
} from '@contract/modules/commission/seller-record'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerPaper } from '@server/platform/pdf/register-paper'
import { registerReport } from '@server/platform/pdf/register-report'
import { OF_SELLER, readerOf } from '@server/modules/commission/record/record-reader'
import { oneRecord, sellerPaperOf } from '@server/modules/commission/record/seller-paper'
import { findRecord } from '@server/modules/commission/record/seller-record.repository'
import { recordSheet } from '@server/modules/commission/record/seller-record-sheet'
import { sellerStatementPaper } from '@server/modules/commission/record/seller-statement-paper'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = '/api/v1/commission/record'

/** What each seller earned, was paid, and is still to be paid. */
export function sellerRecordRoutes(app: PortalApp, platform: Platform): void {
  registerReport(app, platform, {
    url,
    view: 'commission.record.view',
    export: 'commission.record.export',
    summary: 'What each seller earned in each unit, as it stands now, with pay and tax of a year',
    query: sellerRecordQuery,
    answers: sellerRecordSchema,
    read: (tx, call) => findRecord(tx, readerOf(call.actor).sellers, call.query),
    readForFile: (tx, { actor, query }) => findRecord(tx, accessWhere(actor, 'export', OF_SELLER), query),
    name: ({ year }) => `Commission record ${String(year)}`,
    workbook: recordSheet,
  })

  registerRead(app, platform, {
    url: `${url}/:id`,
    access: { permission: 'commission.record.view' },
    summary: 'The commission record of a seller, with what stands behind its figures',
    params: recordParams,
    query: oneSellerQuery,
    answers: oneSellerRecordSchema,
    read: (tx, call) => oneRecord(tx, readerOf(call.actor), call.params.id, call.query.year),
  })

  registerPaper(app, platform, {
    url: `${url}/:id/statement.pdf`,
    access: { permission: 'commission.record.view' },
    summary: 'What a seller earned and was paid in a period, as a PDF',
    params: recordParams,
    query: sellerStatementQuery,
    read: (tx, { actor, params: { id }, query }) => sellerPaperOf(tx, readerOf(actor), id, query),
    print: (of, head, { query: { from, to }, locale }) => ({
      name: `Commission ${from} ${to}`,
      paper: sellerStatementPaper(of, head, locale),
    }),
  })
}
