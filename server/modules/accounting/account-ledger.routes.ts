import {
  accountLedgerQuerySchema,
  accountLedgerSchema,
  type AccountLedger,
  type AccountLedgerQuery,
} from '@contract/modules/accounting/account-ledger.commands'
import { carriedOver } from '@contract/modules/accounting/account-ledger.rules'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findAccountLedger } from '@server/modules/accounting/account-ledger.repository'

export function accountLedgerRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/accounting/account-ledger',
    access: { permission: 'accounting.journal.view' },
    summary: 'Lines of an account over some months in the order of posting, with the balance after each',
    query: accountLedgerQuerySchema,
    response: { 200: dataOf(accountLedgerSchema) },
    handler: async call => ({
      data: await call.transaction(tx => ledgerOf(tx.db, call.actor, call.query), { readOnly: true }),
    }),
  })
}

async function ledgerOf(
  db: Db,
  actor: Actor,
  { account_id: accountId, from, to, units, known_on, start = 0 }: AccountLedgerQuery,
): Promise<AccountLedger> {
  const unitIds = unitIdsOfCodes(actor, units)
  const knownOn = known_on ?? null
  const reader = { actor, permission: 'accounting.journal' as const, unitIds }
  const found = await findAccountLedger(db, reader, { accountId, from, to, knownOn, start })
  if (!found) throw notFound()
  const page = { ...found, start }
  return { ...page, ...carriedOver(page), from, to, known_on: knownOn, unit_ids: unitIds }
}
