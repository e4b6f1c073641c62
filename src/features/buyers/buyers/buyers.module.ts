import type { FeatureModule } from '@/shared/access/feature-module'

export const buyersModule: FeatureModule = {
  name: 'buyers',
  phrases: ['grid', 'record', 'selling', 'document-desk'],
  routes: {
    '/buyer-management/list': () =>
      import('@/features/buyers/buyers/buyers.screen').then(file => file.BuyersScreen),
    '/buyer-management/list/:id': () =>
      import('@/features/buyers/buyers/buyer.screen').then(file => file.BuyerScreen),
    '/buyer-management/documents': () =>
      import('@/features/buyers/buyers/documents/waiting.screen').then(file => file.WaitingScreen),
    '/buyer-management/requirements': () =>
      import('@/features/buyers/buyers/documents/requirements.screen').then(file => file.RequirementsScreen),
  },
}
