import type { FeatureModule } from '@/shared/access/feature-module'

export const collectionModule: FeatureModule = {
  name: 'collection',
  phrases: ['grid', 'record'],
  routes: [
    {
      path: '/collection/record',
      lazy: () => import('@/features/collection/receipts/receipts.screen').then(file => file.ReceiptsScreen),
    },
    {
      path: '/collection/receivables',
      lazy: () =>
        import('@/features/collection/receivables/receivables.screen').then(file => file.ReceivablesScreen),
    },
  ],
}
