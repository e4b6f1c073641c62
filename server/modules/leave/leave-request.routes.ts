import { leaveDetailSchema } from '@contract/modules/leave/leave.views'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { leaveAskRoutes } from '@server/modules/leave/leave-ask.routes'
import { registerLeaveCommands } from '@server/modules/leave/leave-commands'
import { detailOf } from '@server/modules/leave/leave-detail'
import type { LeaveParts } from '@server/modules/leave/leave-request.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

export function leaveRequestRoutes(app: PortalApp, platform: Platform, parts: LeaveParts): void {
  leaveAskRoutes(app, platform, parts)
  registerLeaveCommands(app, platform, parts)

  registerRead(app, platform, {
    url: '/api/v1/leave/requests/:id/days',
    access: { permission: 'hr.leave.view' },
    summary: 'Each day of a leave request, its ledger, and what may be done with it',
    params: recordParams,
    answers: leaveDetailSchema,
    read: (tx, call) => detailOf(tx.db, call.actor, call.params.id),
  })
}
