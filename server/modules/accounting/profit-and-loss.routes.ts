import { z } from 'zod'
import {
  pnlQuerySchema,
  profitAndLossSchema,
  type PnlQuery,
  type ProfitAndLoss,
} from '@contract/modules/accounting/profit-and-loss.commands'
import { changesSince } from '@contract/modules/accounting/known-changes.rules'
import {
  comparedColumns,
  pnlColumns,
  profitAndLoss,
} from '@contract/modules/accounting/profit-and-loss.rules'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { sendWorkbook } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { pnlPaper } from '@server/modules/accounting/profit-and-loss-paper'
import { pnlWorkbook } from '@server/modules/accounting/profit-and-loss-sheet'
import { budgetsBeside } from '@server/modules/accounting/pnl-budgets'
import { findPnlTotals, findPnlYears } from '@server/modules/accounting/profit-and-loss.repository'

const url = '/api/v1/reports/monthly-profit-and-loss'
export function profitAndLossRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: 'report.pnl.view' },
    summary: 'Profit and loss of a year by month, of one unit, several or all together',
    query: pnlQuerySchema,
    response: { 200: dataOf(profitAndLossSchema) },
    handler: async call => ({
      data: await call.transaction(tx => statementOf(tx.db, call.actor, call.query), { readOnly: true }),
    }),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/export`,
    access: { permission: 'report.pnl.export' },
    summary: 'The same statement as a workbook',
    query: pnlQuerySchema,
    response: { 200: z.unknown() },
    handler: async call => {
      const statement = await call.transaction(tx => statementOf(tx.db, call.actor, call.query), {
        readOnly: true,
      })
      const content = await pnlWorkbook(statement, call.locale)
      return sendWorkbook(call.reply, `Profit and loss ${call.query.year}`, content)
    },
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/paper`,
    access: { permission: 'report.pnl.export' },
    summary: 'The same statement as a PDF',
    query: pnlQuerySchema,
    response: { 200: z.unknown() },
    handler: async call => {
      const paper = await call.transaction(
        async tx =>
          pnlPaper(
            await statementOf(tx.db, call.actor, call.query),
            (call.query.units ?? []).join(', '),
            await findPaperHead(tx.db, call.actor.userId),
            call.locale,
          ),
        { readOnly: true },
      )
      return sendPaper(call.reply, `Profit and loss ${call.query.year}`, paper)
    },
  })
}

async function statementOf(
  db: Db,
  actor: Actor,
  { year, units, known_on: asked, compare = [] }: PnlQuery,
): Promise<ProfitAndLoss> {
  const known_on = asked ?? null
  const unitIds = unitIdsOfCodes(actor, units)
  const reader = { actor, permission: 'report.pnl' as const, unitIds }
  const { years, this_month } = await findPnlYears(db, reader)
  const columns = comparedColumns(pnlColumns(year, this_month), compare)
  const { totals: posted, later } = await findPnlTotals(db, reader, { from: year - 1, to: year }, known_on)
  const changes = changesSince(posted, later, { from: `${year}-01`, to: `${year}-12`, sign: -1n })
  const totals = [...posted, ...(await budgetsBeside(db, actor, { year, unitIds, compare }))]
  return { year, years, unit_ids: unitIds, known_on, changes, columns, parts: profitAndLoss(totals, columns) }
}
