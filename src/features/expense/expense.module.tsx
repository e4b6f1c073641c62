import type { FeatureModule } from '@/shared/access/feature-module'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'

export const expenseModule: FeatureModule = {
  name: 'expense',
  phrases: ['statement', 'posting', ...DOCUMENT_PHRASES],
  routes: {
    '/expense/transaction': () =>
      import('@/features/expense/transactions/expenses.screen').then(file => file.ExpensesScreen),
    '/expense/recurring': () =>
      import('@/features/expense/recurring.screen').then(file => file.RecurringScreen),
    '/expense/payables': () =>
      import('@/features/expense/payables/payables.screen').then(file => file.PayablesScreen),
    '/expense/payments': () =>
      import('@/features/expense/payments/payments.screen').then(file => file.PaymentsScreen),
    '/expense/records': () => import('@/features/expense/records.screen').then(file => file.RecordsScreen),
    '/expense/reports': () =>
      import('@/features/expense/reports/reports.screen').then(file => file.ReportsScreen),
    '/expense/withholding': () =>
      import('@/features/expense/withholding/withholding.screen').then(file => file.WithholdingScreen),
    '/expense/budgets': () =>
      import('@/features/expense/budgets/budgets.screen').then(file => file.BudgetsScreen),
    '/expense/categories': () =>
      import('@/features/expense/categories.screen').then(file => file.CategoriesScreen),
  },
}
