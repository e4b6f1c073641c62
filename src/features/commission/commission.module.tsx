import type { FeatureModule } from '@/shared/access/feature-module'

const form = () => import('@/features/commission/form/scheme-form.screen').then(file => file.SchemeFormScreen)

export const commissionModule: FeatureModule = {
  name: 'commission',
  phrases: ['grid', 'record', 'selling'],
  routes: [
    {
      path: '/commission/scheme',
      lazy: () => import('@/features/commission/list/schemes.screen').then(file => file.SchemesScreen),
    },
    {
      path: '/commission/scheme/:id',
      lazy: () => import('@/features/commission/page/scheme.screen').then(file => file.SchemeScreen),
    },
    { path: '/commission/scheme/form', lazy: form },
    { path: '/commission/scheme/form/:id', lazy: form },
  ],
}
