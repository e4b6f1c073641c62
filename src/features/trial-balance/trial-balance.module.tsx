import type { FeatureModule } from '@/shared/access/feature-module'

export const trialBalanceModule: FeatureModule = {
  name: 'trial-balance',
  phrases: ['statement', 'record'],
  routes: {
    '/accounting/trial-balance': () =>
      import('@/features/trial-balance/trial-balance.screen').then(file => file.TrialBalanceScreen),
  },
}
