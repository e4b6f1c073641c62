import type { FeatureModule } from '@/shared/access/feature-module'

export const holdsModule: FeatureModule = {
  name: 'holds',
  phrases: ['grid', 'record'],
  routes: [
    {
      path: '/property/master-list',
      lazy: () => import('@/features/property/holds/reserved.screen').then(file => file.ReservedScreen),
    },
  ],
}
