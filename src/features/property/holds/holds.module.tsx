import type { FeatureModule } from '@/shared/access/feature-module'

export const holdsModule: FeatureModule = {
  name: 'holds',
  phrases: ['grid', 'record'],
  routes: {
    '/property/master-list': () =>
      import('@/features/property/holds/reserved.screen').then(file => file.ReservedScreen),
  },
}
