import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const cashAdvanceModule: FeatureModule = {
  name: 'cash-advance',
  phrases: ['cash-advance', 'posting', 'signature', ...DOCUMENT_PHRASES],
  routes: {
    '/cash-advance/record': () =>
      import('@/features/cash-advance/cash-advances.screen').then(file => file.CashAdvancesScreen),
  },
}
