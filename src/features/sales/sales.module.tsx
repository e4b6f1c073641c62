import type { FeatureModule } from '@/shared/access/feature-module'

export const salesModule: FeatureModule = {
  name: 'sales',
  phrases: [
    'grid',
    'record',
    'approval',
    'document-types',
    'sale-documents',
    'document-desk',
    'sale-wizard',
    'selling',
    'sale-payments',
  ],
  routes: {
    '/sales/record': () => import('@/features/sales/sales.screen').then(file => file.SalesScreen),
  },
}
