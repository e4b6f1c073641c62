import {
  monthQuerySchema,
  personMonthSchema,
  punchAnswerSchema,
  punchCallSchema,
  teamQuerySchema,
  teamSummarySchema,
  todaySchema,
} from '@contract/modules/time-logs/time-logs.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { personMonth, teamSummary } from '@server/modules/time-logs/month.service'
import { punch, today } from '@server/modules/time-logs/punch.service'
import type { TimeLogsPorts } from '@server/modules/time-logs/time-logs-ports'

/** Clocking is of oneself, and so of one's own unit. */
export function clockRoutes(app: PortalApp, platform: Platform, { leave }: TimeLogsPorts): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/time-logs/today',
    access: { permission: 'timelog.record.create' },
    summary: 'Where one stands today, and which way the next punch goes',
    response: { 200: dataOf(todaySchema) },
    ofOneself: true,
    handler: call =>
      call.transaction(async tx => ({ data: await today(tx, call.actor) }), { readOnly: true }),
  })
  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/time-logs/punches',
    access: { permission: 'timelog.record.create' },
    summary: 'Clock in or out, now by the clock of the portal',
    body: punchCallSchema,
    response: { 200: dataOf(punchAnswerSchema) },
    ofOneself: true,
    handler: call =>
      call.transaction(async tx => ({
        data: await punch(tx, { actor: call.actor, ip: call.ip, leave }, call.body),
      })),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/time-logs/month',
    access: { permission: 'timelog.record.view' },
    summary: 'The days of a month, of oneself or of somebody whose time one may see',
    query: monthQuerySchema,
    response: { 200: dataOf(personMonthSchema) },
    ofOneself: true,
    handler: call =>
      call.transaction(
        async tx => ({ data: await personMonth(tx, call.actor, call.query.month, call.query.employee_id) }),
        { readOnly: true },
      ),
  })
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/time-logs/summary',
    access: { permission: 'timelog.record.view' },
    summary: 'A month of everyone whose time the caller may see, a line a person',
    query: teamQuerySchema,
    response: { 200: dataOf(teamSummarySchema) },
    handler: call =>
      call.transaction(
        async tx => ({ data: await teamSummary(tx, call.actor, call.query.month, call.query.ou_id) }),
        { readOnly: true },
      ),
  })
}
