import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const expenseModule: FeatureModule = {
  name: 'expense',
  phrases: ['statement', 'posting', ...DOCUMENT_PHRASES],
  routes: [
    {
      path: '/expense/transaction',
      lazy: () => import('@/features/expense/transactions/expenses.screen').then(file => file.ExpensesScreen),
    },
    {
      path: '/expense/recurring',
      lazy: () => import('@/features/expense/recurring/recurring.screen').then(file => file.RecurringScreen),
    },
    {
      path: '/expense/payables',
      lazy: () => import('@/features/expense/payables/payables.screen').then(file => file.PayablesScreen),
    },
    {
      path: '/expense/payments',
      lazy: () => import('@/features/expense/payments/payments.screen').then(file => file.PaymentsScreen),
    },
    {
      path: '/expense/records',
      lazy: () => import('@/features/expense/records/records.screen').then(file => file.RecordsScreen),
    },
    {
      path: '/expense/reports',
      lazy: () => import('@/features/expense/reports/reports.screen').then(file => file.ReportsScreen),
    },
    {
      path: '/expense/withholding',
      lazy: () =>
        import('@/features/expense/withholding/withholding.screen').then(file => file.WithholdingScreen),
    },
    {
      path: '/expense/budgets',
      lazy: () => import('@/features/expense/budgets/budgets.screen').then(file => file.BudgetsScreen),
    },
    {
      path: '/expense/categories',
      lazy: () =>
        import('@/features/expense/categories/categories.screen').then(file => file.CategoriesScreen),
    },
  ],
}
