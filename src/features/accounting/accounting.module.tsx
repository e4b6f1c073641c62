import type { FeatureModule } from '@/shared/access/feature-module'

export const accountingModule: FeatureModule = {
  name: 'accounting',
  phrases: ['grid', 'record'],
  routes: [
    {
      path: '/accounting/chart-of-accounts',
      lazy: () =>
        import('@/features/accounting/chart-of-accounts.screen').then(file => file.ChartOfAccountsScreen),
    },
  ],
}
