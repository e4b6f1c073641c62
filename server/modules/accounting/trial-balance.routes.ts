import { balanceSheet } from '@contract/modules/accounting/balance-sheet.rules'
import { changesSince } from '@contract/modules/accounting/known-changes.rules'
import {
  trialBalanceQuerySchema,
  trialBalanceSchema,
  type TrialBalance,
  type TrialBalanceQuery,
} from '@contract/modules/accounting/trial-balance.commands'
import { trialBalance } from '@contract/modules/accounting/trial-balance.rules'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findBalanceTotals } from '@server/modules/accounting/trial-balance.repository'

export function trialBalanceRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/accounting/trial-balance',
    access: { permission: 'accounting.journal.view' },
    summary:
      'Balances of accounts over some months and the balance sheet at the end of them, now or as known on a day',
    query: trialBalanceQuerySchema,
    response: { 200: dataOf(trialBalanceSchema) },
    handler: async call => ({
      data: await call.transaction(tx => balancesOf(tx.db, call.actor, call.query), { readOnly: true }),
    }),
  })
}

async function balancesOf(
  db: Db,
  actor: Actor,
  { from, to, units, known_on: asked }: TrialBalanceQuery,
): Promise<TrialBalance> {
  const known_on = asked ?? null
  const unitIds = unitIdsOfCodes(actor, units)
  const reader = { actor, permission: 'accounting.journal' as const, unitIds }
  const { totals, later } = await findBalanceTotals(db, reader, { from, to }, known_on)
  return {
    from,
    to,
    known_on,
    unit_ids: unitIds,
    ...trialBalance(totals, { from, to }),
    balance_sheet: balanceSheet(totals, to),
    changes: changesSince(totals, later, { to, sign: 1n }),
  }
}
