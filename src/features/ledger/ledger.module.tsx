import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const ledgerModule: FeatureModule = {
  name: 'ledger',
  phrases: ['grid', 'record', 'statement', 'period-reopenings', ...DOCUMENT_PHRASES],
  routes: {
    '/accounting/journal': () =>
      import('@/features/ledger/journal/journal.screen').then(file => file.JournalScreen),
    '/accounting/manual-entries': () =>
      import('@/features/ledger/manual/manual-entries.screen').then(file => file.ManualEntriesScreen),
    '/accounting/entry-templates': () =>
      import('@/features/ledger/templates/entry-templates.screen').then(file => file.EntryTemplatesScreen),
    '/accounting/opening-balances': () =>
      import('@/features/ledger/opening-balances.screen').then(file => file.OpeningBalancesScreen),
    '/accounting/ledger': () => import('@/features/ledger/ledger.screen').then(file => file.LedgerScreen),
    '/accounting/account-ledger': () =>
      import('@/features/ledger/account/account-ledger.screen').then(file => file.AccountLedgerScreen),
    '/accounting/periods': () =>
      import('@/features/ledger/periods/periods.screen').then(file => file.PeriodsScreen),
    '/accounting/period-reopenings': () =>
      import('@/features/ledger/periods/period-reopenings.screen').then(file => file.PeriodReopeningsScreen),
  },
}
