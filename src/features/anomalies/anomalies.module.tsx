import type { FeatureModule } from '@/shared/access/feature-module'

export const anomaliesModule: FeatureModule = {
  name: 'anomalies',
  phrases: ['grid', 'record'],
  routes: {
    '/accounting/anomalies': () =>
      import('@/features/anomalies/anomalies.screen').then(file => file.AnomaliesScreen),
  },
}
