import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const commissionRequestsModule: FeatureModule = {
  name: 'commission-requests',
  phrases: DOCUMENT_PHRASES,
  routes: {
    '/request/soa': () =>
      import('@/features/commission-requests/requests.screen').then(file => file.RequestsScreen),
  },
}
