import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const ledgerModule: FeatureModule = {
  name: 'ledger',
  phrases: ['grid', 'record', 'statement', 'period-reopenings', ...DOCUMENT_PHRASES],
  routes: [
    {
      path: '/accounting/journal',
      lazy: () => import('@/features/ledger/journal/journal.screen').then(file => file.JournalScreen),
    },
    {
      path: '/accounting/manual-entries',
      lazy: () =>
        import('@/features/ledger/manual/manual-entries.screen').then(file => file.ManualEntriesScreen),
    },
    {
      path: '/accounting/entry-templates',
      lazy: () =>
        import('@/features/ledger/templates/entry-templates.screen').then(file => file.EntryTemplatesScreen),
    },
    {
      path: '/accounting/opening-balances',
      lazy: () =>
        import('@/features/ledger/opening/opening-balances.screen').then(file => file.OpeningBalancesScreen),
    },
    {
      path: '/accounting/ledger',
      lazy: () => import('@/features/ledger/lines/ledger.screen').then(file => file.LedgerScreen),
    },
    {
      path: '/accounting/account-ledger',
      lazy: () =>
        import('@/features/ledger/account/account-ledger.screen').then(file => file.AccountLedgerScreen),
    },
    {
      path: '/accounting/periods',
      lazy: () => import('@/features/ledger/periods/periods.screen').then(file => file.PeriodsScreen),
    },
    {
      path: '/accounting/period-reopenings',
      lazy: () =>
        import('@/features/ledger/periods/period-reopenings.screen').then(
          file => file.PeriodReopeningsScreen,
        ),
    },
  ],
}
