import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const commissionCreditsModule: FeatureModule = {
  name: 'commission-credits',
  phrases: ['selling', ...DOCUMENT_PHRASES],
  routes: {
    '/commission/credits': () =>
      import('@/features/commission-credits/credits.screen').then(file => file.CreditsScreen),
  },
}
