import type { FeatureModule } from '@/shared/access/feature-module'

/** Apart from the other settings, whose pages do not speak its words. */
export const parametersModule: FeatureModule = {
  name: 'parameters',
  phrases: ['settings', 'rights'],
  routes: [
    {
      path: '/settings/parameters',
      lazy: () =>
        import('@/features/settings/parameters/parameters.screen').then(file => file.ParametersScreen),
    },
  ],
}
