import {
  leaveDeskCommands,
  leaveInPlaceCommands,
  ownLeaveCommands,
} from '@contract/modules/leave/leave-request.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerCommands } from '@server/platform/resource/register-commands'
import { noRecords, recordOptions } from '@server/platform/resource/run-command'
import { employeeInPlace, lockOfOthers, lockOwn, ownEmployee } from '@server/modules/leave/leave-asker'
import { createRequestService, requests, type LeaveParts } from '@server/modules/leave/leave-request.service'
import { splitLeave } from '@server/modules/leave/leave-split.service'

/** Each step of a leave request is a command; all answer the request as it stands then. */
export function registerLeaveCommands(app: PortalApp, platform: Platform, parts: LeaveParts): void {
  const service = createRequestService(parts)
  registerCommands(
    app,
    platform,
    ownLeaveCommands,
    { ...recordOptions(requests, lockOwn), ofOneself: true },
    {
      draft: async context =>
        service.draft(context, await ownEmployee(context.tx.db, context.actor), context.body),
      change: context => service.change(context, context.body),
      discard: context => service.discard(context),
      submit: context => service.submit(context),
      withdraw: context => service.withdraw(context),
      ask_cancellation: context => service.askCancellation(context, context.body.reason),
    },
  )
  registerCommands(app, platform, leaveDeskCommands, recordOptions(requests, lockOfOthers), {
    grant_cancellation: context =>
      service.decideCancellation(context, 'grant_cancellation', context.body.reason),
    refuse_cancellation: context =>
      service.decideCancellation(context, 'refuse_cancellation', context.body.reason),
    recall: context => service.recall(context, context.body.reason),
    split: context => splitLeave(context, parts.attendance, context.body.unpaid_days),
  })
  registerCommands(
    app,
    platform,
    leaveInPlaceCommands,
    { ...recordOptions(requests), ...noRecords },
    {
      draft_in_place: async context =>
        service.draft(
          context,
          await employeeInPlace(context.tx.db, context.actor, context.ids.employee),
          context.body,
        ),
    },
  )
}
