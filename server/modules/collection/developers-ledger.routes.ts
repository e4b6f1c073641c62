import type { z } from 'zod'
import {
  developersLedgerQuery,
  developersLedgerSchema,
  type DevelopersLedger,
} from '@contract/modules/collection/developers-ledger'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerPaper } from '@server/platform/pdf/register-paper'
import { registerReport } from '@server/platform/pdf/register-report'
import { findCertifier } from '@server/modules/collection/certificates/certificate.repository'
import { findDeveloperNamed, findLedger } from '@server/modules/collection/developers-ledger.repository'
import { ledgerPaper, ledgerWorkbook } from '@server/modules/collection/ledger-files'

/** Every table that is asked is called `s` in its statement. */
const OF_UNIT = { permission: 'collection.ledger', scope: { ou: 'ou_id' }, table: 's' }
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
  registerReport(app, platform, {
    url,
    view: 'collection.ledger.view',
    export: 'collection.ledger.export',
    summary: 'What a developer owed, movement by movement, from the balance before',
    query: developersLedgerQuery,
    answers: developersLedgerSchema,
    read: (tx, call) => ledgerOf(tx.db, call.actor, call.query),
    name: (_ledger, query) => fileName(query),
    workbook: ledgerWorkbook,
  })
  registerPaper(app, platform, {
    url: `${url}/paper`,
    access: { permission: 'collection.ledger.export' },
    summary: 'The statement of account of a developer over some days, as a PDF',
    query: developersLedgerQuery,
    read: async ({ db }, { actor, query }) => {
      const ledger = await ledgerOf(db, actor, query)
      const developer = await findCertifier(db, query.developer_id)
      if (!developer) throw notFound()
      return { ledger, developer }
    },
    print: ({ ledger, developer }, head, { query, locale }) => ({
      name: fileName(query),
      paper: ledgerPaper(ledger, developer, head, locale),
    }),
  })
}
