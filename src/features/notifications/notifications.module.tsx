import type { FeatureModule } from '@/shared/access/feature-module'

export const notificationsModule: FeatureModule = {
  name: 'notifications',
  routes: [
    {
      path: '/user/notifications',
      lazy: () =>
        import('@/features/notifications/notifications.screen').then(file => file.NotificationsScreen),
    },
  ],
}
