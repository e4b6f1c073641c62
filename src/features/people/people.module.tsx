import type { FeatureModule } from '@/shared/access/feature-module'

export const peopleModule: FeatureModule = {
  name: 'people',
  phrases: ['grid', 'record'],
  routes: [
    {
      path: '/people/employees',
      lazy: () => import('@/features/people/employees.screen').then(file => file.EmployeesScreen),
    },
    {
      path: '/people/org-chart',
      lazy: () => import('@/features/people/org-chart.screen').then(file => file.OrgChartScreen),
    },
    {
      path: '/people/sellers',
      lazy: () => import('@/features/people/sellers.screen').then(file => file.SellersScreen),
    },
  ],
}
