import type { FeatureModule } from '@/shared/access/feature-module'

export const leadsModule: FeatureModule = {
  name: 'leads',
  phrases: ['grid', 'record', 'selling'],
  routes: {
    '/buyer-management/prospect': () =>
      import('@/features/buyers/leads/leads.screen').then(file => file.LeadsScreen),
  },
}
