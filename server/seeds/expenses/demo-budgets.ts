import { raisedBy } from '@contract/modules/accounting/budget.rules'
import { findSourceLines, writeLines } from '@server/modules/expense/budgets/budget.repository'
import { businessDay } from '@server/platform/db/business-day'
import type { Db } from '@server/platform/db/database'

/** Last year was planned a little below what it came to, and this year a little above it. */
const PERCENT = { last: '-3', now: '5' } as const

export async function seedDemoBudgets(db: Db): Promise<void> {
  const year = Number((await businessDay(db)).slice(0, 4))
  const units = await db.selectFrom('operating_unit').select('id').execute()
  for (const { id: ouId } of units) {
    const posted = await findSourceLines(db, 'actuals', ouId, year - 1)
    for (const [of, percent] of [
      [year - 1, PERCENT.last],
      [year, PERCENT.now],
    ] as const) {
      const lines = posted.map(({ account_id, months }) => ({
        account_id,
        months: months.map(amount => raisedBy(amount, percent)),
      }))
      await writeLines(db, { ouId, year: of, replace: false }, lines)
    }
  }
}
