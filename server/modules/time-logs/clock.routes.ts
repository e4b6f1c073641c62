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
import type { TimeLogsPorts } from '@server/modules/time-logs/time-logs.module'

const WHY = 'No role of the application writes days at work; only of oneself, or of whom one may see.'

/** Written by the portal itself: no application role may write a punch, and each asks for its own rows by name. */
export function clockRoutes(app: PortalApp, platform: Platform, { leave }: TimeLogsPorts): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/time-logs/today',
    access: { permission: 'timelog.record.create' },
    summary: 'Where one stands today, and which way the next punch goes',
    response: { 200: dataOf(todaySchema) },
    asPortal: WHY,
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
    asPortal: WHY,
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
    asPortal: WHY,
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
