import type { FeatureModule } from '@/shared/access/feature-module'

export const salesReportModule: FeatureModule = {
  name: 'sales-report',
  phrases: ['grid', 'record'],
  routes: {
    '/sales/report': () =>
      import('@/features/sales-report/sales-report.screen').then(file => file.SalesReportScreen),
  },
}
