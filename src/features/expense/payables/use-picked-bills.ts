import { useMemo } from 'react'
import { oneOf } from '@contract/kernel/one-of'
import type { BulkTarget } from '@contract/kernel/record-calls'
import { MOST_BILLS } from '@contract/modules/accounting/payable-commands'
import { payables } from '@/features/expense/expense.api'
import type { ListConditions } from '@/shared/resource/resource-types'

/** The bills that were selected, as they stand now. */
export function usePickedBills(target: BulkTarget, narrowing: ListConditions) {
  const params = useMemo(() => {
    const conditions = 'ids' in target ? { filter: { expense_id: oneOf(...target.ids) } } : narrowing
    return {
      ...conditions,
      start: 0,
      end: MOST_BILLS + 1,
      sort: [{ field: 'due_on', direction: 'asc' as const }],
    }
  }, [target, narrowing])
  const { currentData, error, isFetching, refetch } = payables.useListQuery(params)
  const except = 'ids' in target ? [] : target.all.except
  const bills = currentData?.data.filter(({ id }) => !except.includes(id))
  return { bills, error, isFetching, refetch }
}
