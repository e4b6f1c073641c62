import type { Resource } from '@contract/kernel/define-resource'
import { holidayResource } from '@contract/modules/leave/holiday.resource'
import { leavePolicyResource } from '@contract/modules/leave/leave-policy.resource'
import { leaveTypeResource } from '@contract/modules/leave/leave-type.resource'
import { workCalendarResource } from '@contract/modules/leave/work-calendar.resource'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { workCalendarHooks } from '@server/modules/leave/work-calendar.hooks'

const list = (resource: Resource, hooks: ResourceHooks = {}) => ({ resource, hooks })

/** What HR keeps, and what each is held to, by a form, an import and a seed alike. */
export const leaveLists = {
  type: list(leaveTypeResource),
  policy: list(leavePolicyResource),
  calendar: list(workCalendarResource, workCalendarHooks),
  holiday: list(holidayResource),
}
