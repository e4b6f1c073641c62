import { comparedRows, totalsOf } from '@contract/modules/accounting/expense-comparison.rules'
import {
  expenseReportQuerySchema,
  expenseReportSchema,
  type ExpenseReport,
  type ExpenseReportQuery,
} from '@contract/modules/accounting/expense.commands'
import { unitIdsOfCodes, type Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { registerFile } from '@server/platform/files/register-file'
import { workbookFile } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { findBeside } from '@server/modules/expense/expense-comparison.repository'
import { findReportRows } from '@server/modules/expense/expense-report.repository'
import { reportWorkbook } from '@server/modules/expense/expense-report-sheet'

export function expenseReportRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/expense/reports',
    access: { permission: 'expense.report.view' },
    summary: 'Posted expenses of some months by account, category, unit, project, payee or month',
    query: expenseReportQuerySchema,
    answers: expenseReportSchema,
    read: (tx, call) => reportOf(tx.db, call.actor, call.query),
  })
  registerFile(app, platform, {
    url: '/api/v1/expense/reports/export',
    access: { permission: 'expense.report.export' },
    summary: 'The same report as a workbook',
    query: expenseReportQuerySchema,
    read: (tx, call) => reportOf(tx.db, call.actor, call.query),
    file: async (report, { locale }) =>
      workbookFile(`Expenses ${report.from} to ${report.to}`, await reportWorkbook(report, locale)),
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
