import type { FeatureModule } from '@/shared/access/feature-module'

export const commissionTransactionsModule: FeatureModule = {
  name: 'commission-transactions',
  phrases: ['selling', 'posting', 'grid', 'record', 'commission-requests'],
  routes: [
    {
      path: '/commission/transaction',
      lazy: () =>
        import('@/features/commission-transactions/transactions.screen').then(
          file => file.TransactionsScreen,
        ),
    },
  ],
}
