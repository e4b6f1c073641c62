import type { FeatureModule } from '@/shared/access/feature-module'

export const peopleModule: FeatureModule = {
  name: 'people',
  phrases: ['grid', 'record', 'rights'],
  routes: [
    {
      path: '/people/employees',
      lazy: () => import('@/features/people/employees/employees.screen').then(file => file.EmployeesScreen),
    },
    {
      path: '/people/employees/:id',
      lazy: () => import('@/features/people/employees/employee.screen').then(file => file.EmployeeScreen),
    },
    {
      path: '/people/org-chart',
      lazy: () => import('@/features/people/org-chart/org-chart.screen').then(file => file.OrgChartScreen),
    },
    {
      path: '/people/sellers',
      lazy: () => import('@/features/people/sellers/sellers.screen').then(file => file.SellersScreen),
    },
  ],
}
