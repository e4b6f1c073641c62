import { z } from 'zod'
import {
  developersLedgerQuery,
  developersLedgerSchema,
  type DevelopersLedger,
} from '@contract/modules/collection/developers-ledger'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { sendWorkbook } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { findCertifier } from '@server/modules/collection/certificates/certificate.repository'
import { findDeveloperNamed, findLedger } from '@server/modules/collection/developers-ledger.repository'
import { ledgerPaper, ledgerWorkbook } from '@server/modules/collection/ledger-files'

/** Every table that is asked is called `s` in its statement. */
const OF_UNIT = { permission: 'collection.ledger', scope: { ou: 'ou_id' }, table: 's' }
const READ_ONLY = { readOnly: true }
const url = '/api/v1/collection/developers-ledger'
type LedgerQuery = z.output<typeof developersLedgerQuery>

async function ledgerOf(
  db: Db,
  actor: Actor,
  { developer_id, from, to }: LedgerQuery,
): Promise<DevelopersLedger> {
  const developer_name = await findDeveloperNamed(db, developer_id)
  if (developer_name === null) throw notFound()
  const access = accessWhere(actor, 'view', OF_UNIT)
  return { developer_name, ...(await findLedger(db, developer_id, { from, to }, access)) }
}

const fileName = ({ from, to }: LedgerQuery) => `Ledger ${from} to ${to}`

export function developersLedgerRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: 'collection.ledger.view' },
    summary: 'What a developer owed, movement by movement, from the balance before',
    query: developersLedgerQuery,
    response: { 200: dataOf(developersLedgerSchema) },
    handler: call =>
      call.transaction(async tx => ({ data: await ledgerOf(tx.db, call.actor, call.query) }), READ_ONLY),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/export`,
    access: { permission: 'collection.ledger.export' },
    summary: 'The same ledger as a workbook',
    query: developersLedgerQuery,
    response: { 200: z.unknown() },
    handler: async call => {
      const ledger = await call.transaction(tx => ledgerOf(tx.db, call.actor, call.query), READ_ONLY)
      return sendWorkbook(call.reply, fileName(call.query), await ledgerWorkbook(ledger, call.locale))
    },
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/paper`,
    access: { permission: 'collection.ledger.export' },
    summary: 'The statement of account of a developer over some days, as a PDF',
    query: developersLedgerQuery,
    response: { 200: z.unknown() },
    handler: async call => {
      const paper = await call.transaction(async tx => {
        const ledger = await ledgerOf(tx.db, call.actor, call.query)
        const developer = await findCertifier(tx.db, call.query.developer_id)
        if (!developer) throw notFound()
        return ledgerPaper(ledger, developer, await findPaperHead(tx.db, call.actor.userId), call.locale)
      }, READ_ONLY)
      return sendPaper(call.reply, fileName(call.query), paper)
    },
  })
}
