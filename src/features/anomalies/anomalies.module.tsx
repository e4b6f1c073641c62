import type { FeatureModule } from '@/shared/access/feature-module'

export const anomaliesModule: FeatureModule = {
  name: 'anomalies',
  phrases: ['grid', 'record'],
  routes: [
    {
      path: '/accounting/anomalies',
      lazy: () => import('@/features/anomalies/anomalies.screen').then(file => file.AnomaliesScreen),
    },
  ],
}
