import type { FeatureModule } from '@/shared/access/feature-module'

export const profileModule: FeatureModule = {
  name: 'profile',
  routes: [
    {
      path: '/user/profile',
      lazy: () => import('@/features/profile/own-profile.screen').then(file => file.OwnProfileScreen),
    },
    {
      path: '/users/profile/:id',
      lazy: () => import('@/features/profile/colleague.screen').then(file => file.ColleagueScreen),
    },
  ],
}
