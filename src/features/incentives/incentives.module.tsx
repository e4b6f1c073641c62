import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const incentivesModule: FeatureModule = {
  name: 'incentives',
  phrases: ['selling', ...DOCUMENT_PHRASES],
  routes: [
    {
      path: '/commission/incentives',
      lazy: () => import('@/features/incentives/standing/standing.screen').then(file => file.StandingScreen),
    },
    {
      path: '/commission/incentive-programs',
      lazy: () => import('@/features/incentives/programs/programs.screen').then(file => file.ProgramsScreen),
    },
    {
      path: '/commission/incentive-grants',
      lazy: () => import('@/features/incentives/grants/grants.screen').then(file => file.GrantsScreen),
    },
  ],
}
