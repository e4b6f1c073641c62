import type { FeatureModule } from '@/shared/access/feature-module'

export const collectionModule: FeatureModule = {
  name: 'collection',
  phrases: ['grid', 'record', 'statement'],
  routes: {
    '/collection/record': () =>
      import('@/features/collection/receipts/receipts.screen').then(file => file.ReceiptsScreen),
    '/collection/developers-ledger': () =>
      import('@/features/collection/developers-ledger/developers-ledger.screen').then(
        file => file.DevelopersLedgerScreen,
      ),
    '/collection/receivables': () =>
      import('@/features/collection/receivables/receivables.screen').then(file => file.ReceivablesScreen),
    '/collection/report': () =>
      import('@/features/collection/report/report.screen').then(file => file.ReportScreen),
    '/collection/certificates': () =>
      import('@/features/collection/certificates/certificates.screen').then(file => file.CertificatesScreen),
  },
}
