import { cohortsOf } from '@contract/modules/sales/cohorts.rules'
import {
  cohortQuerySchema,
  reportNamesQuerySchema,
  reportNamesSchema,
  salesCohortsSchema,
  salesReportQuerySchema,
  salesReportSchema,
  type SalesReport,
  type SalesReportQuery,
} from '@contract/modules/sales/sales-report.calls'
import { periodBefore } from '@contract/modules/sales/sales-report.rules'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerReport } from '@server/platform/pdf/register-report'
import { reportPaper } from '@server/modules/sales-report/report-paper'
import {
  findCohorts,
  findNames,
  findReport,
  findThisMonth,
} from '@server/modules/sales-report/report.repository'

const url = '/api/v1/sales/report'

export function salesReportRoutes(app: PortalApp, platform: Platform): void {
  registerReport(app, platform, {
    url,
    view: 'sales.report.view',
    export: 'sales.report.export',
    summary: 'Sales by unit, team, seller, project, developer or month, with the period before',
    query: salesReportQuerySchema,
    answers: salesReportSchema,
    read: (tx, call) => reportOf(tx.db, call.actor, call.query),
    name: ({ from, to }) => `Sales report ${from} ${to}`,
    print: (report, head, { locale }) => reportPaper(report, head, locale),
  })
  registerRead(app, platform, {
    url: `${url}/cohorts`,
    access: { permission: 'sales.report.view' },
    summary: 'What came of the reservations of each month, by months since',
    query: cohortQuerySchema,
    answers: salesCohortsSchema,
    read: async (tx, call) =>
      cohortsOf(await findCohorts(tx.db, call.actor, call.query), call.query, await findThisMonth(tx.db)),
  })
  registerRead(app, platform, {
    url: `${url}/names`,
    access: { permission: 'sales.report.view' },
    summary: 'The names of what the report is narrowed to',
    query: reportNamesQuerySchema,
    answers: reportNamesSchema,
    read: (tx, call) => findNames(tx.db, call.actor, call.query),
  })
}

async function reportOf(db: Db, actor: Actor, query: SalesReportQuery): Promise<SalesReport> {
  const { by, from, to, compare } = query
  const previous = compare === 'previous' ? periodBefore(query) : null
  return { by, from, to, previous, ...(await findReport(db, actor, query)) }
}
