import type { FeatureModule } from '@/shared/access/feature-module'

export const peopleModule: FeatureModule = {
  name: 'people',
  phrases: ['grid', 'record', 'rights'],
  routes: {
    '/people/employees': () =>
      import('@/features/people/employees/employees.screen').then(file => file.EmployeesScreen),
    '/people/employees/:id': () =>
      import('@/features/people/employees/employee.screen').then(file => file.EmployeeScreen),
    '/people/org-chart': () =>
      import('@/features/people/org-chart/org-chart.screen').then(file => file.OrgChartScreen),
    '/people/sellers': () =>
      import('@/features/people/sellers/sellers.screen').then(file => file.SellersScreen),
  },
}
