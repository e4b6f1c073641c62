import {
  budgetCommands,
  budgetTotalsQuerySchema,
  budgetTotalsSchema,
} from '@contract/modules/accounting/budget.commands'
import { budgetResource } from '@contract/modules/accounting/budget.resource'
import { budgetSums, raisedBy } from '@contract/modules/accounting/budget.rules'
import { unitIdsOf, unitIdsOfCodes } from '@server/platform/access/actor'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { findBudgetTotals, findBudgetYears } from '@server/platform/ledger/budget.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { noRecords } from '@server/platform/resource/run-command'
import { findSourceLines, writeLines } from '@server/modules/expense/budgets/budget.repository'

export function budgetRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, budgetResource, { only: ['list', 'look', 'update'] })
  registerRead(app, platform, {
    url: '/api/v1/expense/budgets/totals',
    access: { permission: 'expense.budget.view' },
    summary: 'Income and costs that are planned for a year, month by month',
    query: budgetTotalsQuerySchema,
    answers: budgetTotalsSchema,
    read: async ({ db }, call) => {
      const { year, units } = call.query
      const span = { from: `${year}-01`, to: `${year}-12`, unitIds: unitIdsOfCodes(call.actor, units) }
      return {
        year,
        years: await findBudgetYears(db, call.actor),
        ...budgetSums(await findBudgetTotals(db, call.actor, span), year),
      }
    },
  })
  registerCommands(app, platform, budgetCommands, noRecords, {
    async start({ tx, actor, body: { ou_id, year, from, percent, replace }, audit }) {
      if (!unitIdsOf(actor).includes(ou_id)) refuseBroken([{ path: 'ou_id', code: 'reference_unknown' }])
      const lines = (await findSourceLines(tx.db, from, ou_id, year - 1)).map(({ account_id, months }) => ({
        account_id,
        months: months.map(amount => raisedBy(amount, percent)),
      }))
      const written = await writeLines(tx.db, { ouId: ou_id, year, replace }, lines)
      audit({ ou_id, year, from, percent, written })
      return { written, kept: lines.length - written }
    },
  })
}
