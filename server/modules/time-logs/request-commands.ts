import {
  correctionCommands,
  overtimeCommands,
  timedPersonCommands,
} from '@contract/modules/time-logs/time-request.commands'
import type { Condition } from '@server/platform/access/access-where'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerCommands } from '@server/platform/resource/register-commands'
import { lockPerson } from '@server/modules/time-logs/people.repository'
import type { RequestTable } from '@server/modules/time-logs/request.repository'
import {
  askForCorrection,
  askForOvertime,
  correctDirectly,
  decide,
  holdRequest,
  withdraw,
} from '@server/modules/time-logs/request.service'
import type { TimeLogsPorts } from '@server/modules/time-logs/time-logs-ports'

const optionsOf = (table: RequestTable) => ({
  async lock(tx: Tx, access: Condition, id: string) {
    const request = await holdRequest(tx, table, id, access)
    if (!request) throw notFound()
    return request
  },
  ofOneself: ['request', 'withdraw'],
})

export function registerTimeRequestCommands(app: PortalApp, platform: Platform, ports: TimeLogsPorts): void {
  registerCommands(app, platform, correctionCommands, optionsOf('time_correction'), {
    request: context => askForCorrection({ ...context, ...ports }, context.body),
    decide: context => decide({ ...context, ...ports }, 'time_correction', context.body),
    withdraw: context => withdraw({ ...context, ...ports }, 'time_correction'),
  })
  registerCommands(app, platform, overtimeCommands, optionsOf('overtime_request'), {
    request: context => askForOvertime({ ...context, ...ports }, context.body),
    decide: context => decide({ ...context, ...ports }, 'overtime_request', context.body),
    withdraw: context => withdraw({ ...context, ...ports }, 'overtime_request'),
  })
  registerCommands(
    app,
    platform,
    timedPersonCommands,
    { lock: (tx, access, id) => lockPerson(tx, access, id) },
    { correct: context => correctDirectly({ ...context, ...ports }, context.body) },
  )
}
