import { balanceSheet } from '@contract/modules/accounting/balance-sheet.rules'
import { changesSince } from '@contract/modules/accounting/known-changes.rules'
import { balanceTrace, type BalanceCell } from '@contract/modules/accounting/balance-trace.rules'
import {
  balanceTraceQuerySchema,
  balanceTraceSchema,
  trialBalanceQuerySchema,
  trialBalanceSchema,
  type BalanceTraceQuery,
  type ShownBalanceTrace,
  type TrialBalance,
  type TrialBalanceQuery,
} from '@contract/modules/accounting/trial-balance.calls'
import { trialBalance } from '@contract/modules/accounting/trial-balance.rules'
import { shownSteps } from '@contract/selling/shown-step'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { findBalanceTotals } from '@server/modules/accounting/trial-balance.repository'

export function trialBalanceRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/accounting/trial-balance',
    access: { permission: 'accounting.journal.view' },
    summary:
      'Balances of accounts over some months and the balance sheet at the end of them, now or as known on a day',
    query: trialBalanceQuerySchema,
    answers: trialBalanceSchema,
    read: (tx, call) => balancesOf(tx.db, call.actor, call.query),
  })
  registerRead(app, platform, {
    url: '/api/v1/accounting/trial-balance/trace',
    access: { permission: 'accounting.journal.view' },
    summary: 'How a figure of the trial balance or of the balance sheet comes about, step by step',
    query: balanceTraceQuerySchema,
    answers: balanceTraceSchema,
    read: (tx, call) => traceOf(tx.db, call.actor, call.query),
  })
}

async function balancesOf(
  db: Db,
  actor: Actor,
  { from, to, units, known_on: asked }: TrialBalanceQuery,
): Promise<TrialBalance> {
  const known_on = asked ?? null
  const unitIds = unitIdsOfCodes(actor, units)
  const reader = readerOf(actor, unitIds)
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

const readerOf = (actor: Actor, unitIds: readonly string[] | null) =>
  ({ actor, permission: 'accounting.journal', unitIds }) as const

/** From the very totals that the statement is made of. */
async function traceOf(
  db: Db,
  actor: Actor,
  { from, to, units, known_on, ...cell }: BalanceTraceQuery,
): Promise<ShownBalanceTrace> {
  const reader = readerOf(actor, unitIdsOfCodes(actor, units))
  const { totals } = await findBalanceTotals(db, reader, { from, to }, known_on ?? null)
  return { steps: shownSteps(balanceTrace(totals, { from, to }, cell as BalanceCell)) }
}
