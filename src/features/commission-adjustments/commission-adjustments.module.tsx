import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const commissionAdjustmentsModule: FeatureModule = {
  name: 'commission-adjustments',
  phrases: ['selling', ...DOCUMENT_PHRASES],
  routes: {
    '/commission/corrections': () =>
      import('@/features/commission-adjustments/corrections.screen').then(file => file.CorrectionsScreen),
  },
}
