import type { FeatureModule } from '@/shared/access/feature-module'

export const commissionRecordModule: FeatureModule = {
  name: 'commission-record',
  phrases: ['record', 'commission-requests'],
  routes: {
    '/commission/record': () =>
      import('@/features/commission-record/commission-record.screen').then(
        file => file.CommissionRecordScreen,
      ),
  },
}
