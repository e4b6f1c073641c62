import type { FeatureModule } from '@/shared/access/feature-module'

export const bankRegisterModule: FeatureModule = {
  name: 'bank-register',
  phrases: ['statement', 'record'],
  routes: {
    '/accounting/bank-register': () =>
      import('@/features/bank-register/bank-register.screen').then(file => file.BankRegisterScreen),
  },
}
