import type { FeatureModule } from '@/shared/access/feature-module'

export const accountingModule: FeatureModule = {
  name: 'accounting',
  phrases: ['grid', 'record'],
  routes: {
    '/accounting/chart-of-accounts': () =>
      import('@/features/accounting/chart-of-accounts.screen').then(file => file.ChartOfAccountsScreen),
  },
}
