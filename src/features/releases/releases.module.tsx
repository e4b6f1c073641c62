import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const releasesModule: FeatureModule = {
  name: 'releases',
  phrases: ['posting', 'commission-requests', ...DOCUMENT_PHRASES],
  routes: {
    '/commission/release': () =>
      import('@/features/releases/releases.screen').then(file => file.ReleasesScreen),
  },
}
