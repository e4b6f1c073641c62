import { holidayResource } from '@contract/modules/leave/holiday.resource'
import { leaveBalanceResource } from '@contract/modules/leave/leave-balance.resource'
import { leavePolicyResource } from '@contract/modules/leave/leave-policy.resource'
import { leaveRequestResource } from '@contract/modules/leave/leave-request.resource'
import { leaveSettingResource } from '@contract/modules/leave/leave-setting.resource'
import { leaveTypeResource } from '@contract/modules/leave/leave-type.resource'
import { leaveUsageResource } from '@contract/modules/leave/leave-usage.resource'
import { workCalendarResource } from '@contract/modules/leave/work-calendar.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const leaveRequests = createResourceApi(leaveRequestResource)
export const leaveBalances = createResourceApi(leaveBalanceResource)
export const leaveUsage = createResourceApi(leaveUsageResource)
export const leaveSettings = createResourceApi(leaveSettingResource)
export const leaveTypes = createResourceApi(leaveTypeResource)
export const leavePolicies = createResourceApi(leavePolicyResource)
export const workCalendars = createResourceApi(workCalendarResource)
export const holidays = createResourceApi(holidayResource)
