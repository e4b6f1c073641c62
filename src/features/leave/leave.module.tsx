import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const leaveModule: FeatureModule = {
  name: 'leave',
  phrases: [...DOCUMENT_PHRASES, 'leave-lists'],
  routes: [
    {
      path: '/files/employee/leave',
      lazy: () => import('@/features/leave/leave.screen').then(file => file.LeaveScreen),
    },
    {
      path: '/people/leave-types',
      lazy: () => import('@/features/leave/types/leave-types.screen').then(file => file.LeaveTypesScreen),
    },
    {
      path: '/people/leave-policies',
      lazy: () =>
        import('@/features/leave/types/leave-policies.screen').then(file => file.LeavePoliciesScreen),
    },
    {
      path: '/people/work-calendars',
      lazy: () =>
        import('@/features/leave/work-calendars/work-calendars.screen').then(
          file => file.WorkCalendarsScreen,
        ),
    },
    {
      path: '/people/holidays',
      lazy: () => import('@/features/leave/holidays/holidays.screen').then(file => file.HolidaysScreen),
    },
  ],
}
