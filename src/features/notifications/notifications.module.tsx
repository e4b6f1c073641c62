import type { FeatureModule } from '@/shared/access/feature-module'

export const notificationsModule: FeatureModule = {
  name: 'notifications',
  routes: {
    '/user/notifications': () =>
      import('@/features/notifications/notifications.screen').then(file => file.NotificationsScreen),
  },
}
