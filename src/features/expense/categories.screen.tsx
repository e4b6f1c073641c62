import { expenseCategories } from '@/features/expense/expense.api'
import { ResourcePage } from '@/shared/resource/resource-page'

const COLUMNS = {
  code: { width: 140, pinned: 'start' },
  name: { width: 260 },
  account_id: { width: 240 },
  receipt_required_from: { width: 180 },
  needs_project: { width: 150 },
  is_active: { width: 120 },
} as const

export function CategoriesScreen() {
  return <ResourcePage api={expenseCategories} name="categories" namespace="expense" columns={COLUMNS} />
}
