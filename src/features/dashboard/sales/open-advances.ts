import type { FilterModel } from '@contract/kernel/list-query'

/** Cash advances that were paid out and are not settled yet. */
export const openAdvances: FilterModel = {
  balance: { filterType: 'number', type: 'greaterThan', filter: '0' },
}
