import type { Db } from '@server/platform/db/database'

export const CATEGORIES = [
  { code: 'RENT', name: 'Rent', account: '6100' },
  { code: 'UTILITIES', name: 'Power, water and internet', account: '6200' },
  { code: 'MARKETING', name: 'Advertising and events', account: '6300' },
  { code: 'TRIPPING', name: 'Site visits of buyers', account: '6300', needs_project: true },
  { code: 'TRAVEL', name: 'Travel and transport', account: '6400', receipt_required_from: '500.00' },
  { code: 'MEALS', name: 'Meals and entertainment', account: '6900', receipt_required_from: '500.00' },
  { code: 'OFFICE', name: 'Office supplies', account: '6900', receipt_required_from: '500.00' },
]

/** What people call their expenses, so that one can be drafted on the first day; later they are the accountants'. */
export async function seedExpenseCategories(db: Db): Promise<void> {
  const known = await db.selectFrom('expense_category').select('id').limit(1).executeTakeFirst()
  if (known) return
  const accounts = await db.selectFrom('account').select(['code', 'id']).execute()
  const ids = new Map(accounts.map(({ code, id }) => [code, id]))
  const rows = CATEGORIES.flatMap(({ account, ...category }) => {
    const account_id = ids.get(account)
    return account_id ? [{ ...category, account_id, created_by: null, updated_by: null }] : []
  })
  if (rows.length > 0) await db.insertInto('expense_category').values(rows).execute()
}
