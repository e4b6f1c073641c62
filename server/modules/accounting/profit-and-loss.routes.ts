import type { Comparison } from '@contract/modules/accounting/compare'
import {
  pnlQuerySchema,
  pnlTraceQuerySchema,
  pnlTraceSchema,
  profitAndLossSchema,
  type PnlQuery,
  type PnlTraceQuery,
  type ProfitAndLoss,
  type ShownPnlTrace,
} from '@contract/modules/accounting/profit-and-loss.calls'
import { moneyText } from '@contract/kernel/money'
import { shownSteps } from '@contract/selling/shown-step'
import { pnlTrace, shareOfTrace, type PnlCell } from '@contract/modules/accounting/pnl-trace.rules'
import { changesSince } from '@contract/modules/accounting/known-changes.rules'
import {
  comparedColumns,
  pnlColumns,
  profitAndLoss,
  type PnlTotal,
} from '@contract/modules/accounting/profit-and-loss.rules'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { findBudgetTotals } from '@server/platform/ledger/budget.repository'
import { registerReport } from '@server/platform/pdf/register-report'
import { pnlPaper } from '@server/modules/accounting/profit-and-loss-paper'
import { pnlWorkbook } from '@server/modules/accounting/profit-and-loss-sheet'
import { findPnlTotals, findPnlYears } from '@server/modules/accounting/profit-and-loss.repository'

const url = '/api/v1/reports/monthly-profit-and-loss'
export function profitAndLossRoutes(app: PortalApp, platform: Platform): void {
  registerReport(app, platform, {
    url,
    view: 'report.pnl.view',
    export: 'report.pnl.export',
    summary: 'Profit and loss of a year by month, of one unit, several or all together',
    query: pnlQuerySchema,
    answers: profitAndLossSchema,
    read: (tx, call) => statementOf(tx.db, call.actor, call.query),
    name: ({ year }) => `Profit and loss ${year}`,
    workbook: pnlWorkbook,
    print: (statement, head, { query, locale }) =>
      pnlPaper(statement, (query.units ?? []).join(', '), head, locale),
  })
  registerRead(app, platform, {
    url: `${url}/trace`,
    access: { permission: 'report.pnl.view' },
    summary: 'What one figure of the statement is made of, step by step',
    query: pnlTraceQuerySchema,
    answers: pnlTraceSchema,
    read: (tx, call) => traceOf(tx.db, call.actor, call.query),
  })
}

async function statementOf(
  db: Db,
  actor: Actor,
  { year, units, known_on: asked, compare = [] }: PnlQuery,
): Promise<ProfitAndLoss> {
  const known_on = asked ?? null
  const unitIds = unitIdsOfCodes(actor, units)
  const reader = readerOf(actor, unitIds)
  const { years, this_month } = await findPnlYears(db, reader)
  const columns = comparedColumns(pnlColumns(year, this_month), compare)
  const { totals: posted, later } = await findPnlTotals(db, reader, { from: year - 1, to: year }, known_on)
  const changes = changesSince(posted, later, { from: `${year}-01`, to: `${year}-12`, sign: -1n })
  const totals = [...posted, ...(await budgetsBeside(db, actor, { year, unitIds, compare }))]
  return { year, years, unit_ids: unitIds, known_on, changes, columns, parts: profitAndLoss(totals, columns) }
}

const readerOf = (actor: Actor, unitIds: readonly string[] | null) =>
  ({ actor, permission: 'report.pnl', unitIds }) as const

/** From the very totals that the statement is made of. */
async function traceOf(
  db: Db,
  actor: Actor,
  { year, units, known_on: asked, kind, from, to, account_id, part }: PnlTraceQuery,
): Promise<ShownPnlTrace> {
  const unitIds = unitIdsOfCodes(actor, units)
  const years = { from: year - 1, to: year }
  const { totals: posted } = await findPnlTotals(db, readerOf(actor, unitIds), years, asked ?? null)
  const compare = kind === 'budget' || kind === 'variance' ? (['budget'] as const) : []
  const totals = [...posted, ...(await budgetsBeside(db, actor, { year, unitIds, compare }))]
  const column = { kind, from, to }
  const cell: PnlCell = part ? { column, part } : { column, account_id: account_id ?? '' }
  const trace = pnlTrace(totals, cell)
  const share = shareOfTrace(totals, cell, trace)
  return { steps: shownSteps(trace), share: share && { ...share, revenue: moneyText(share.revenue) } }
}

type Beside = { year: number; unitIds: readonly string[] | null; compare: readonly Comparison[] }

/** The budgets of a year, where the statement is compared with them; none that the reader may not see. */
async function budgetsBeside(db: Db, actor: Actor, { year, unitIds, compare }: Beside): Promise<PnlTotal[]> {
  if (!compare.includes('budget')) return []
  const totals = await findBudgetTotals(db, actor, { from: `${year}-01`, to: `${year}-12`, unitIds })
  return totals.map(total => ({ ...total, is_budget: true }))
}
