import type { FeatureModule } from '@/shared/access/feature-module'

export const clawbacksModule: FeatureModule = {
  name: 'clawbacks',
  phrases: ['grid', 'record'],
  routes: [
    {
      path: '/commission/clawbacks',
      lazy: () => import('@/features/clawbacks/clawbacks.screen').then(file => file.ClawbacksScreen),
    },
  ],
}
