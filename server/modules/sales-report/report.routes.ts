import { z } from 'zod'
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
} from '@contract/modules/sales/sales-report.commands'
import { periodBefore } from '@contract/modules/sales/sales-report.rules'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { reportPaper } from '@server/modules/sales-report/report-paper'
import {
  findCohorts,
  findNames,
  findReport,
  findThisMonth,
} from '@server/modules/sales-report/report.repository'

const url = '/api/v1/sales/report'

export function salesReportRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access: { permission: 'sales.report.view' },
    summary: 'Sales by unit, team, seller, project, developer or month, with the period before',
    query: salesReportQuerySchema,
    response: { 200: dataOf(salesReportSchema) },
    handler: async call => ({
      data: await call.transaction(tx => reportOf(tx.db, call.actor, call.query), { readOnly: true }),
    }),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/cohorts`,
    access: { permission: 'sales.report.view' },
    summary: 'What came of the reservations of each month, by months since',
    query: cohortQuerySchema,
    response: { 200: dataOf(salesCohortsSchema) },
    handler: call =>
      call.transaction(
        async tx => {
          const facts = await findCohorts(tx.db, call.actor, call.query)
          return { data: cohortsOf(facts, call.query, await findThisMonth(tx.db)) }
        },
        { readOnly: true },
      ),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/names`,
    access: { permission: 'sales.report.view' },
    summary: 'The names of what the report is narrowed to',
    query: reportNamesQuerySchema,
    response: { 200: dataOf(reportNamesSchema) },
    handler: async call => ({
      data: await call.transaction(tx => findNames(tx.db, call.actor, call.query), { readOnly: true }),
    }),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/paper`,
    access: { permission: 'sales.report.export' },
    summary: 'The same report as a PDF',
    query: salesReportQuerySchema,
    response: { 200: z.unknown() },
    handler: async call => {
      const paper = await call.transaction(
        async tx =>
          reportPaper(
            await reportOf(tx.db, call.actor, call.query),
            await findPaperHead(tx.db, call.actor.userId),
            call.locale,
          ),
        { readOnly: true },
      )
      return sendPaper(call.reply, `Sales report ${call.query.from} ${call.query.to}`, paper)
    },
  })
}

async function reportOf(db: Db, actor: Actor, query: SalesReportQuery): Promise<SalesReport> {
  const { by, from, to, compare } = query
  const previous = compare === 'previous' ? periodBefore(query) : null
  return { by, from, to, previous, ...(await findReport(db, actor, query)) }
}
