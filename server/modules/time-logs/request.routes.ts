import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { correctionCommands, overtimeCommands } from '@contract/modules/time-logs/time-request-commands'
import { correctionCallSchema, overtimeCallSchema } from '@contract/modules/time-logs/time-request.commands'
import type { Condition } from '@server/platform/access/access-where'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import type { RequestTable } from '@server/modules/time-logs/request.repository'
import {
  askForCorrection,
  askForOvertime,
  correctDirectly,
  decide,
  lockRequest,
  REQUEST_RESOURCES,
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
  const optionsOf = (table: RequestTable) => {
    const repository = createRepository(REQUEST_RESOURCES[table])
    return {
      lock: (tx: Tx, access: Condition, id: string) => lockRequest(tx, access, table, id),
      show: (tx: Tx, access: Condition, id: string) => repository.get(tx.db, access, id),
      asPortal: 'Whoever decides stands in other operating units than the one who asks.',
    }
  }
  registerCommands(app, platform, correctionCommands, optionsOf('time_correction'), {
    decide: context => decide({ ...context, ...ports }, 'time_correction', context.body),
    withdraw: context => withdraw({ ...context, ...ports }, 'time_correction'),
  })
  registerCommands(app, platform, overtimeCommands, optionsOf('overtime_request'), {
    decide: context => decide({ ...context, ...ports }, 'overtime_request', context.body),
    withdraw: context => withdraw({ ...context, ...ports }, 'overtime_request'),
  })
}
