import type { FeatureModule } from '@/shared/access/feature-module'

export const propertyModule: FeatureModule = {
  name: 'property',
  phrases: ['grid', 'record', 'selling', 'holds', 'quote'],
  routes: {
    '/property/list': () => import('@/features/property/units/units.screen').then(file => file.UnitsScreen),
  },
}
