import type { FeatureModule } from '@/shared/access/feature-module'

export const clawbacksModule: FeatureModule = {
  name: 'clawbacks',
  phrases: ['grid', 'record'],
  routes: {
    '/commission/clawbacks': () =>
      import('@/features/clawbacks/clawbacks.screen').then(file => file.ClawbacksScreen),
  },
}
