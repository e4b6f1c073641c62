import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  correctionCallSchema,
  overtimeCallSchema,
  timeDecisionSchema,
} from '@contract/modules/time-logs/time-request.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { RequestTable } from '@server/modules/time-logs/request.repository'
import {
  askForCorrection,
  askForOvertime,
  correctDirectly,
  decide,
  withdraw,
} from '@server/modules/time-logs/request.service'
import type { TimeLogsPorts } from '@server/modules/time-logs/time-logs.module'

const one = z.strictObject({ id: idSchema })
const made = dataOf(z.object({ id: idSchema }))

export function requestRoutes(app: PortalApp, platform: Platform, ports: TimeLogsPorts): void {
  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/time-logs/corrections',
    access: { permission: 'timelog.record.create' },
    summary: 'Ask for a correction of one’s own punches of a day',
    body: correctionCallSchema,
    response: { 201: made },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => ({
        data: await askForCorrection({ tx, actor: call.actor, ...ports }, call.body),
      })),
  })
  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/time-logs/overtime',
    access: { permission: 'timelog.record.create' },
    summary: 'Ask for overtime of a day to be credited',
    body: overtimeCallSchema,
    response: { 201: made },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => ({
        data: await askForOvertime({ tx, actor: call.actor, ...ports }, call.body),
      })),
  })
  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/time-logs/employees/:id/corrections',
    access: { permission: 'timelog.record.correct' },
    summary: 'Correct the punches of somebody else at once, with a reason',
    params: one,
    body: correctionCallSchema,
    response: { 201: made },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => ({
        data: await correctDirectly({ tx, actor: call.actor, ...ports }, call.params.id, call.body),
      })),
  })
  decisionRoutes(app, platform, ports, 'corrections')
  decisionRoutes(app, platform, ports, 'overtime')
}

const KINDS = {
  corrections: { table: 'time_correction', permission: 'timelog.record.approve_correction' },
  overtime: { table: 'overtime_request', permission: 'timelog.record.approve_overtime' },
} as const satisfies Record<string, { table: RequestTable; permission: string }>

function decisionRoutes(
  app: PortalApp,
  platform: Platform,
  ports: TimeLogsPorts,
  kind: keyof typeof KINDS,
): void {
  const { table, permission } = KINDS[kind]
  registerRoute(app, platform, {
    method: 'POST',
    url: `/api/v1/time-logs/${kind}/:id/decide`,
    access: { permission },
    summary: `Agree to what was asked for, or not (${kind})`,
    params: one,
    body: timeDecisionSchema,
    response: { 200: made },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const asked = { id: call.params.id, version: call.version ?? 0, decision: call.body }
        return { data: await decide({ tx, actor: call.actor, ...ports }, table, asked) }
      }),
  })
  registerRoute(app, platform, {
    method: 'POST',
    url: `/api/v1/time-logs/${kind}/:id/withdraw`,
    access: { permission: 'timelog.record.create' },
    summary: `Take back what one has asked for (${kind})`,
    params: one,
    response: { 200: made },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => ({
        data: await withdraw({ tx, actor: call.actor, ...ports }, table, call.params.id, call.version ?? 0),
      })),
  })
}
