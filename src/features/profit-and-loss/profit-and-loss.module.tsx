import type { FeatureModule } from '@/shared/access/feature-module'

export const profitAndLossModule: FeatureModule = {
  name: 'profit-and-loss',
  phrases: ['statement', 'record'],
  routes: {
    '/reports/monthly-profit-and-loss': () =>
      import('@/features/profit-and-loss/profit-and-loss.screen').then(file => file.ProfitAndLossScreen),
  },
}
