import type { FeatureModule } from '@/shared/access/feature-module'

const form = () => import('@/features/commission/form/scheme-form.screen').then(file => file.SchemeFormScreen)

export const commissionModule: FeatureModule = {
  name: 'commission',
  phrases: ['grid', 'record', 'selling'],
  routes: {
    '/commission/scheme': () =>
      import('@/features/commission/list/schemes.screen').then(file => file.SchemesScreen),
    '/commission/scheme/:id': () =>
      import('@/features/commission/page/scheme.screen').then(file => file.SchemeScreen),
    '/commission/scheme/form': form,
    '/commission/scheme/form/:id': form,
  },
}
