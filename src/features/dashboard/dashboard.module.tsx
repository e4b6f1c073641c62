import type { FeatureModule } from '@/shared/access/feature-module'

export const dashboardModule: FeatureModule = {
  name: 'dashboard',
  routes: {
    '/': () => import('@/features/dashboard/dashboard.screen').then(file => file.DashboardScreen),
  },
}
