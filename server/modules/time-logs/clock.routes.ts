import {
  monthQuerySchema,
  personMonthSchema,
  punchAnswerSchema,
  punchCallSchema,
  teamQuerySchema,
  teamSummarySchema,
  todaySchema,
} from '@contract/modules/time-logs/time-logs.calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { personMonth, teamSummary } from '@server/modules/time-logs/month.service'
import { punch, today } from '@server/modules/time-logs/punch.service'
import type { TimeLogsPorts } from '@server/modules/time-logs/time-logs-ports'

/** Clocking is of oneself, and so of one's own unit. */
export function clockRoutes(app: PortalApp, platform: Platform, { leave }: TimeLogsPorts): void {
  registerRead(app, platform, {
    url: '/api/v1/time-logs/today',
    access: { permission: 'timelog.record.create' },
    summary: 'Where one stands today, and which way the next punch goes',
    answers: todaySchema,
    ofOneself: true,
    read: (tx, call) => today(tx, call.actor),
  })
  registerWrite(app, platform, {
    url: '/api/v1/time-logs/punches',
    access: { permission: 'timelog.record.create' },
    summary: 'Clock in or out, now by the clock of the portal',
    body: punchCallSchema,
    answers: punchAnswerSchema,
    ofOneself: true,
    write: (tx, call) => punch(tx, { actor: call.actor, ip: call.ip, leave }, call.body),
  })
  registerRead(app, platform, {
    url: '/api/v1/time-logs/month',
    access: { permission: 'timelog.record.view' },
    summary: 'The days of a month, of oneself or of somebody whose time one may see',
    query: monthQuerySchema,
    answers: personMonthSchema,
    ofOneself: true,
    read: (tx, call) => personMonth(tx, call.actor, call.query.month, call.query.employee_id),
  })
  registerRead(app, platform, {
    url: '/api/v1/time-logs/summary',
    access: { permission: 'timelog.record.view' },
    summary: 'A month of everyone whose time the caller may see, a line a person',
    query: teamQuerySchema,
    answers: teamSummarySchema,
    read: (tx, call) => teamSummary(tx, call.actor, call.query.month, call.query.ou_id),
  })
}
