import { oneOf } from '@contract/kernel/one-of'
import type { ListConditions, ResourceApi } from '@/shared/resource/resource-types'

/** The calls of a list as if it held the rows of one employee alone, for those who may see more than their own. */
export function onlyOf<Listed, Shown>(
  api: ResourceApi<Listed, Shown>,
  employeeId: string,
): ResourceApi<Listed, Shown> {
  const own = { employee_id: oneOf(employeeId) }
  const narrow = <N extends ListConditions>(asked: N): N => ({
    ...asked,
    filter: { ...asked.filter, ...own },
  })
  return {
    ...api,
    useListQuery: (params, options) => api.useListQuery(narrow(params), options),
    useCountQuery: (narrowing, options) => api.useCountQuery(narrow(narrowing), options),
    fetchRows: (params, signal) => api.fetchRows(narrow(params), signal),
    fetchValues: (field, query, signal) => api.fetchValues(field, narrow(query), signal),
    fetchAggregate: (query, signal) => api.fetchAggregate(narrow(query), signal),
    openExport: (query, signal) => api.openExport(narrow(query), signal),
  }
}
