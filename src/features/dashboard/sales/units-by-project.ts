import type { FieldValue } from '@contract/kernel/list-calls'
import { titleOfLabel } from '@contract/kernel/record-labels'

/** What a sales desk sells by, in the course of a unit. */
export const SHOWN_STATUSES = ['available', 'on_hold', 'reserved', 'sold'] as const
export type ShownStatus = (typeof SHOWN_STATUSES)[number]

export type ProjectUnits = { id: string; name: string; counts: Record<ShownStatus, number> }

/** Projects with how many of their units stand where, those with most to sell first. `values`: of each status in turn. */
export function unitsByProject(values: readonly (readonly FieldValue[])[]): ProjectUnits[] {
  const projects = new Map<string, ProjectUnits>()
  for (const [index, status] of SHOWN_STATUSES.entries())
    for (const { value, label, count } of values[index] ?? []) {
      if (typeof value !== 'string') continue
      const none = { available: 0, on_hold: 0, reserved: 0, sold: 0 }
      const project = projects.get(value) ?? { id: value, name: titleOfLabel(label ?? ''), counts: none }
      project.counts[status] += count
      projects.set(value, project)
    }
  return [...projects.values()].toSorted(
    (a, b) => b.counts.available - a.counts.available || a.name.localeCompare(b.name),
  )
}
