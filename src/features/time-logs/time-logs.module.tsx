import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const timeLogsModule: FeatureModule = {
  name: 'time-logs',
  phrases: DOCUMENT_PHRASES,
  routes: [
    {
      path: '/time-logs',
      lazy: () => import('@/features/time-logs/time-logs.screen').then(file => file.TimeLogsScreen),
    },
    {
      path: '/people/shifts',
      lazy: () => import('@/features/time-logs/shifts/shifts.screen').then(file => file.ShiftsScreen),
    },
  ],
}
