import type { FeatureModule } from '@/shared/access/feature-module'

/** Apart from the other settings, whose pages do not speak its words. */
export const parametersModule: FeatureModule = {
  name: 'parameters',
  phrases: ['settings', 'rights'],
  routes: {
    '/settings/parameters': () =>
      import('@/features/settings/parameters/parameters.screen').then(file => file.ParametersScreen),
  },
}
