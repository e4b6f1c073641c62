import type { FeatureModule } from '@/shared/access/feature-module'

export const timeLogsModule: FeatureModule = {
  name: 'time-logs',
  phrases: ['grid', 'record'],
  routes: [
    {
      path: '/time-logs',
      lazy: () => import('@/features/time-logs/time-logs.screen').then(file => file.TimeLogsScreen),
    },
    {
      path: '/people/shifts',
      lazy: () => import('@/features/time-logs/shifts.screen').then(file => file.ShiftsScreen),
    },
  ],
}
