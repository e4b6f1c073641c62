import type { FilterModel } from '@contract/kernel/list-query'
import type { PlannedProject } from '@contract/modules/property/plan.views'
import { conditionsOf } from '@/shared/grid/filters/filter-model'

/** Of which project the plan is: one that the list is filtered by, else the one last looked at, else the first. */
export function plannedProject(
  projects: readonly PlannedProject[],
  filter: FilterModel,
  looked: string | null,
): PlannedProject | undefined {
  const asked = filter['project_id'] ? conditionsOf(filter['project_id']) : []
  const wanted = new Set(asked.flatMap(one => (one.filterType === 'set' ? one.values : [])))
  const offered = wanted.size > 0 ? projects.filter(({ id }) => wanted.has(id)) : projects
  return offered.find(({ id }) => id === looked) ?? offered[0]
}
