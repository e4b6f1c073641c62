import type { FeatureModule } from '@/shared/access/feature-module'

export const collectionModule: FeatureModule = {
  name: 'collection',
  phrases: ['grid', 'record', 'statement'],
  routes: [
    {
      path: '/collection/record',
      lazy: () => import('@/features/collection/receipts/receipts.screen').then(file => file.ReceiptsScreen),
    },
    {
      path: '/collection/developers-ledger',
      lazy: () =>
        import('@/features/collection/developers-ledger/developers-ledger.screen').then(
          file => file.DevelopersLedgerScreen,
        ),
    },
    {
      path: '/collection/receivables',
      lazy: () =>
        import('@/features/collection/receivables/receivables.screen').then(file => file.ReceivablesScreen),
    },
    {
      path: '/collection/report',
      lazy: () => import('@/features/collection/report/report.screen').then(file => file.ReportScreen),
    },
    {
      path: '/collection/certificates',
      lazy: () =>
        import('@/features/collection/certificates/certificates.screen').then(
          file => file.CertificatesScreen,
        ),
    },
  ],
}
