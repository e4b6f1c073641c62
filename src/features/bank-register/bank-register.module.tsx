import type { FeatureModule } from '@/shared/access/feature-module'

export const bankRegisterModule: FeatureModule = {
  name: 'bank-register',
  phrases: ['statement', 'record'],
  routes: [
    {
      path: '/accounting/bank-register',
      lazy: () =>
        import('@/features/bank-register/bank-register.screen').then(file => file.BankRegisterScreen),
    },
  ],
}
