import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const leaveModule: FeatureModule = {
  name: 'leave',
  phrases: [...DOCUMENT_PHRASES, 'leave-lists'],
  routes: {
    '/files/employee/leave': () => import('@/features/leave/leave.screen').then(file => file.LeaveScreen),
    '/people/leave-types': () =>
      import('@/features/leave/types/leave-types.screen').then(file => file.LeaveTypesScreen),
    '/people/leave-policies': () =>
      import('@/features/leave/types/leave-policies.screen').then(file => file.LeavePoliciesScreen),
    '/people/work-calendars': () =>
      import('@/features/leave/work-calendars/work-calendars.screen').then(file => file.WorkCalendarsScreen),
    '/people/holidays': () =>
      import('@/features/leave/holidays/holidays.screen').then(file => file.HolidaysScreen),
  },
}
