import type { FeatureModule } from '@/shared/access/feature-module'

export const buyersModule: FeatureModule = {
  name: 'buyers',
  phrases: ['grid', 'record', 'selling', 'document-desk'],
  routes: [
    {
      path: '/buyer-management/list',
      lazy: () => import('@/features/buyers/buyers/buyers.screen').then(file => file.BuyersScreen),
    },
    {
      path: '/buyer-management/list/:id',
      lazy: () => import('@/features/buyers/buyers/buyer.screen').then(file => file.BuyerScreen),
    },
    {
      path: '/buyer-management/documents',
      lazy: () =>
        import('@/features/buyers/buyers/documents/waiting.screen').then(file => file.WaitingScreen),
    },
    {
      path: '/buyer-management/requirements',
      lazy: () =>
        import('@/features/buyers/buyers/documents/requirements.screen').then(
          file => file.RequirementsScreen,
        ),
    },
  ],
}
