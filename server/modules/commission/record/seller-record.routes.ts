import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  oneSellerQuery,
  oneSellerRecordSchema,
  sellerRecordQuery,
  sellerRecordSchema,
  sellerStatementQuery,
  type OneSellerRecord,
} from '@contract/modules/commission/seller-record'
import { yearOf } from '@contract/kernel/calendar'
import { sellerStatement } from '@contract/modules/commission/seller-record-statement.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { sendWorkbook } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { findRecordRows } from '@server/modules/commission/record/record-rows.repository'
import { findRecord, OF_SELLER } from '@server/modules/commission/record/seller-record.repository'
import { recordSheet } from '@server/modules/commission/record/seller-record-sheet'
import { sellerStatementPaper } from '@server/modules/commission/record/seller-statement-paper'
import {
  findPaidReleases,
  findStatementFacts,
} from '@server/modules/commission/record/seller-statement.repository'

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
      data: await call.transaction(tx => findRecord(tx, seen(call.actor), call.query), READ_ONLY),
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
        tx => oneRecord(tx, call.actor, call.params.id, call.query.year),
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
        const record = await oneRecord(tx, actor, id, yearOf(period.to))
        const statement = sellerStatement(await findStatementFacts(tx.db, actor, id), period)
        const releases = await findPaidReleases(tx.db, actor, id, period)
        return [{ record, statement, releases, period }, await findPaperHead(tx.db, actor.userId)] as const
      }, READ_ONLY)
      return sendPaper(
        call.reply,
        `Commission ${period.from} ${period.to}`,
        sellerStatementPaper(of, head, call.locale),
      )
    },
  })
}

const seen = (actor: Actor) => accessWhere(actor, 'view', OF_SELLER)

/** A seller of whom nothing is seen is no seller here. */
async function oneRecord(tx: Tx, actor: Actor, id: string, year: number): Promise<OneSellerRecord> {
  const record = await findRecord(tx, seen(actor), { year, seller_id: id })
  const [first] = record.rows
  if (!first) throw notFound()
  return {
    ...record,
    seller_id: id,
    seller_name: first.seller_name,
    ...(await findRecordRows(tx.db, actor, id)),
  }
}
