import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  oneSellerQuery,
  oneSellerRecordSchema,
  sellerRecordQuery,
  sellerRecordSchema,
  sellerStatementQuery,
} from '@contract/modules/commission/seller-record'
import { accessWhere } from '@server/platform/access/access-where'
import { sendWorkbook } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { OF_SELLER, readerOf } from '@server/modules/commission/record/record-reader'
import { oneRecord, sellerPaperOf } from '@server/modules/commission/record/seller-paper'
import { findRecord } from '@server/modules/commission/record/seller-record.repository'
import { recordSheet } from '@server/modules/commission/record/seller-record-sheet'
import { sellerStatementPaper } from '@server/modules/commission/record/seller-statement-paper'

const url = '/api/v1/commission/record'
const READ_ONLY = { readOnly: true }
const params = z.strictObject({ id: idSchema })

/** What each seller earned, was paid, and is still to be paid. */
export function sellerRecordRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: 'commission.record.view' },
    summary: 'What each seller earned in each unit, as it stands now, with pay and tax of a year',
    query: sellerRecordQuery,
    response: { 200: dataOf(sellerRecordSchema) },
    handler: async call => ({
      data: await call.transaction(tx => findRecord(tx, readerOf(call.actor).sellers, call.query), READ_ONLY),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/export`,
    access: { permission: 'commission.record.export' },
    summary: 'The same as a workbook',
    query: sellerRecordQuery,
    response: { 200: z.unknown() },
    handler: async call => {
      const { actor, query } = call
      const record = await call.transaction(
        tx => findRecord(tx, accessWhere(actor, 'export', OF_SELLER), query),
        READ_ONLY,
      )
      const content = await recordSheet(record, call.locale)
      return sendWorkbook(call.reply, `Commission record ${String(query.year)}`, content)
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id`,
    access: { permission: 'commission.record.view' },
    summary: 'The commission record of a seller, with what stands behind its figures',
    params,
    query: oneSellerQuery,
    response: { 200: dataOf(oneSellerRecordSchema) },
    handler: async call => ({
      data: await call.transaction(
        tx => oneRecord(tx, readerOf(call.actor), call.params.id, call.query.year),
        READ_ONLY,
      ),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id/statement.pdf`,
    access: { permission: 'commission.record.view' },
    summary: 'What a seller earned and was paid in a period, as a PDF',
    params,
    query: sellerStatementQuery,
    response: { 200: z.unknown() },
    handler: async call => {
      const { actor, query: period } = call
      const { id } = call.params
      const [of, head] = await call.transaction(async tx => {
        const paper = await sellerPaperOf(tx, readerOf(actor), id, period)
        return [paper, await findPaperHead(tx.db, actor.userId)] as const
      }, READ_ONLY)
      return sendPaper(
        call.reply,
        `Commission ${period.from} ${period.to}`,
        sellerStatementPaper(of, head, call.locale),
      )
    },
  })
}
