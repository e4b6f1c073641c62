import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const statementsModule: FeatureModule = {
  name: 'statements',
  phrases: ['commission-transactions', 'commission-requests', ...DOCUMENT_PHRASES],
  routes: [
    {
      path: '/commission/soa',
      lazy: () => import('@/features/statements/statements.screen').then(file => file.StatementsScreen),
    },
    {
      path: '/commission/generate/soa',
      lazy: () => import('@/features/statements/generate.screen').then(file => file.GenerateScreen),
    },
  ],
}
