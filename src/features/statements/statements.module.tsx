import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const statementsModule: FeatureModule = {
  name: 'statements',
  phrases: ['commission-transactions', 'commission-requests', ...DOCUMENT_PHRASES],
  routes: {
    '/commission/soa': () =>
      import('@/features/statements/statements.screen').then(file => file.StatementsScreen),
    '/commission/generate/soa': () =>
      import('@/features/statements/generate.screen').then(file => file.GenerateScreen),
  },
}
