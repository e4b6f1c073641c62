import type { FeatureModule } from '@/shared/access/feature-module'

export const commissionTransactionsModule: FeatureModule = {
  name: 'commission-transactions',
  phrases: ['selling', 'posting', 'grid', 'record', 'commission-requests'],
  routes: {
    '/commission/transaction': () =>
      import('@/features/commission-transactions/transactions.screen').then(file => file.TransactionsScreen),
  },
}
