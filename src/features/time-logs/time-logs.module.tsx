import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const timeLogsModule: FeatureModule = {
  name: 'time-logs',
  phrases: DOCUMENT_PHRASES,
  routes: {
    '/time-logs': () => import('@/features/time-logs/time-logs.screen').then(file => file.TimeLogsScreen),
    '/people/shifts': () =>
      import('@/features/time-logs/shifts/shifts.screen').then(file => file.ShiftsScreen),
  },
}
