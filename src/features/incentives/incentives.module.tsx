import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const incentivesModule: FeatureModule = {
  name: 'incentives',
  phrases: ['selling', ...DOCUMENT_PHRASES],
  routes: {
    '/commission/incentives': () =>
      import('@/features/incentives/standing/standing.screen').then(file => file.StandingScreen),
    '/commission/incentive-programs': () =>
      import('@/features/incentives/programs/programs.screen').then(file => file.ProgramsScreen),
    '/commission/incentive-grants': () =>
      import('@/features/incentives/grants/grants.screen').then(file => file.GrantsScreen),
  },
}
