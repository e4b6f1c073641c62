import type { FeatureModule } from '@/shared/access/feature-module'

export const settingsModule: FeatureModule = {
  name: 'settings',
  routes: [
    {
      path: '/settings/users',
      lazy: () => import('@/features/settings/users.screen').then(file => file.UsersScreen),
    },
    {
      path: '/settings/users/:id',
      lazy: () => import('@/features/settings/user.screen').then(file => file.UserScreen),
    },
    {
      path: '/settings/outbox',
      lazy: () => import('@/features/settings/outbox.screen').then(file => file.OutboxScreen),
    },
  ],
}
