import { leaveBalanceResource } from '@contract/modules/leave/leave-balance.resource'
import { leaveRequestResource } from '@contract/modules/leave/leave-request.resource'
import { leaveSettingResource } from '@contract/modules/leave/leave-setting.resource'
import { leaveUsageResource } from '@contract/modules/leave/leave-usage.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import { registerResource } from '@server/platform/resource/register-resource'
import { leaveBalanceRoutes } from '@server/modules/leave/leave-balance.routes'
import { leaveCalendarRoutes } from '@server/modules/leave/leave-calendar.routes'
import { leaveFileHooks } from '@server/modules/leave/leave-file.hooks'
import { leaveHandlers, leaveSchedules } from '@server/modules/leave/leave-jobs'
import { leaveLists } from '@server/modules/leave/leave-lists'
import { leaveRequestRoutes } from '@server/modules/leave/leave-request.routes'
import type { LeaveParts } from '@server/modules/leave/leave-request.service'

export type LeaveModuleParts = LeaveParts & {
  /** What the nights do: give what a month has earned, and close what is over. */
  jobs: JobRegister | undefined
}

export function leaveModule(app: PortalApp, platform: Platform, { jobs, ...parts }: LeaveModuleParts): void {
  const { type, policy, calendar, holiday } = leaveLists
  for (const { resource, hooks } of [type, policy, calendar])
    registerResource(app, platform, resource, {
      only: ['list', 'get', 'create', 'update', 'deactivate'],
      hooks,
    })
  registerResource(app, platform, holiday.resource, {
    only: ['list', 'get', 'create', 'update', 'import', 'deactivate'],
    hooks: holiday.hooks,
  })
  registerResource(app, platform, leaveSettingResource, { only: ['list', 'look', 'update'] })
  registerResource(app, platform, leaveRequestResource, {
    // Remarks would tell what is confidential.
    only: ['list', 'look', 'files'],
    hooks: leaveFileHooks,
  })
  registerResource(app, platform, leaveBalanceResource, { only: ['list', 'look'] })
  registerResource(app, platform, leaveUsageResource, { only: ['list'] })
  leaveRequestRoutes(app, platform, parts)
  leaveBalanceRoutes(app, platform)
  leaveCalendarRoutes(app, platform)
  jobs?.add({ handlers: leaveHandlers(platform.database, parts.attendance), schedules: leaveSchedules })
}
