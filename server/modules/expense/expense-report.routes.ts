import { comparedRows, totalsOf } from '@contract/modules/accounting/expense-comparison.rules'
import {
  expenseReportQuerySchema,
  expenseReportSchema,
  type ExpenseReport,
  type ExpenseReportQuery,
} from '@contract/modules/accounting/expense.calls'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerReport } from '@server/platform/pdf/register-report'
import { findBeside } from '@server/modules/expense/expense-comparison.repository'
import { findReportRows } from '@server/modules/expense/expense-report.repository'
import { reportWorkbook } from '@server/modules/expense/expense-report-sheet'

export function expenseReportRoutes(app: PortalApp, platform: Platform): void {
  registerReport(app, platform, {
    url: '/api/v1/expense/reports',
    view: 'expense.report.view',
    export: 'expense.report.export',
    summary: 'Posted expenses of some months by account, category, unit, project, payee or month',
    query: expenseReportQuerySchema,
    answers: expenseReportSchema,
    read: (tx, call) => reportOf(tx.db, call.actor, call.query),
    name: ({ from, to }) => `Expenses ${from} to ${to}`,
    workbook: reportWorkbook,
  })
}

async function reportOf(
  db: Db,
  actor: Actor,
  { by, from, to, units, compare = [] }: ExpenseReportQuery,
): Promise<ExpenseReport> {
  const unitIds = unitIdsOfCodes(actor, units)
  const span = { by, from, to, unitIds }
  const spent = await findReportRows(db, actor, span)
  const rows = comparedRows(spent, await findBeside(db, actor, span, compare))
  return { by, from, to, unit_ids: unitIds, rows, totals: totalsOf(rows) }
}
