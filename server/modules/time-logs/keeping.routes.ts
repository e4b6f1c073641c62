import { z } from 'zod'
import { importAnswerSchema, importCallSchema } from '@contract/kernel/record-calls'
import { shiftAssignmentCommands, timeMonthCommands } from '@contract/modules/time-logs/time-keeping.commands'
import { monthOnlySchema, unitMonthSchema } from '@contract/modules/time-logs/time-logs.calls'
import { unitIdsOf } from '@server/platform/access/actor'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerWrite } from '@server/platform/http/register-write'
import { registerRead } from '@server/platform/http/register-read'
import { IMPORT_BODY } from '@server/platform/resource/import-body'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import { registerCommands } from '@server/platform/resource/register-commands'
import { noRecords } from '@server/platform/resource/run-command'
import { findUnitMonths } from '@server/modules/time-logs/lock.repository'
import { spanOf } from '@server/modules/time-logs/month.service'
import { lockMonth } from '@server/modules/time-logs/lock.service'
import { importPunches } from '@server/modules/time-logs/punch-import.service'
import { assignShift } from '@server/modules/time-logs/shift-assignment.service'
import type { TimeLogsPorts } from '@server/modules/time-logs/time-logs-ports'

/** What only those do who keep the time of others. */
export function keepingRoutes(app: PortalApp, platform: Platform, { leave }: TimeLogsPorts): void {
  registerWrite(app, platform, {
    url: '/api/v1/time-logs/punches/import',
    access: { permission: 'timelog.record.import', and: 'integration.import.run' },
    summary: 'The punches of a device’s file, all or none',
    body: importCallSchema,
    bodyLimit: IMPORT_BODY,
    answers: importAnswerSchema,
    write: (tx, call) =>
      importPunches(
        {
          tx,
          actor: call.actor,
          leave,
          say: code => say(call.locale, isServerPhrase(code) ? code : 'malformed'),
        },
        call.body,
      ),
  })
  registerRead(app, platform, {
    url: '/api/v1/time-logs/unit-months',
    access: { permission: 'timelog.record.correct' },
    summary: 'How a month stands in each unit, and what is to be put right before it is closed',
    query: monthOnlySchema,
    answers: z.array(unitMonthSchema),
    read: (tx, call) => findUnitMonths(tx.db, unitIdsOf(call.actor), spanOf(call.query.month)),
  })
  registerCommands(app, platform, timeMonthCommands, noRecords, {
    lock: ({ tx, actor, body }) => lockMonth(tx, { actor, leave }, body),
  })
  registerCommands(app, platform, shiftAssignmentCommands, noRecords, {
    assign: ({ tx, actor, body }) => assignShift(tx, { actor, leave }, body),
  })
}
