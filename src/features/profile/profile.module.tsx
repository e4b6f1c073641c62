import type { FeatureModule } from '@/shared/access/feature-module'

export const profileModule: FeatureModule = {
  name: 'profile',
  routes: {
    '/user/profile': () =>
      import('@/features/profile/own-profile.screen').then(file => file.OwnProfileScreen),
    '/users/profile/:id': () =>
      import('@/features/profile/colleague.screen').then(file => file.ColleagueScreen),
  },
}
