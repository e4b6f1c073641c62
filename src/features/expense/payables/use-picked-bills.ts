import { useMemo } from 'react'
import { LARGEST_PAGE } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import type { BulkTarget } from '@contract/kernel/record-calls'
import { MOST_BILLS } from '@contract/modules/accounting/payable-commands'
import { payables } from '@/features/expense/expense.api'
import type { ListConditions } from '@/shared/resource/resource-types'

const NONE: readonly string[] = []

/** Enough rows to tell whether more bills are left than may be paid at once, whichever are taken off. */
export const rowsToAsk = (except: readonly string[]) => Math.min(MOST_BILLS + 1 + except.length, LARGEST_PAGE)

/** What is left of the rows that came; more than may be paid also where a full page may not be all of them. */
export function leftOf<Row extends { id: string }>(rows: readonly Row[], except: readonly string[]) {
  const bills = rows.filter(({ id }) => !except.includes(id))
  return { bills, areTooMany: bills.length > MOST_BILLS || rows.length >= rowsToAsk(except) }
}

/** The bills that were selected, as they stand now. */
export function usePickedBills(target: BulkTarget, narrowing: ListConditions) {
  const except = 'ids' in target ? NONE : target.all.except
  const params = useMemo(() => {
    const conditions = 'ids' in target ? { filter: { expense_id: oneOf(...target.ids) } } : narrowing
    return {
      ...conditions,
      start: 0,
      end: rowsToAsk(except),
      sort: [{ field: 'due_on', direction: 'asc' as const }],
    }
  }, [target, narrowing, except])
  const { currentData, error, isFetching, refetch } = payables.useListQuery(params)
  return { picked: currentData && leftOf(currentData.data, except), error, isFetching, refetch }
}
