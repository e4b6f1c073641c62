import type { FeatureModule } from '@/shared/access/feature-module'

export const salePaymentsModule: FeatureModule = {
  name: 'sale-payments',
  phrases: ['grid', 'record'],
  routes: {
    '/sales/payments': () =>
      import('@/features/sales/payments/payments.screen').then(file => file.PaymentsScreen),
  },
}
