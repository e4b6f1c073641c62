import type { PlannedUnit } from '@contract/modules/property/plan.views'

/** A line of cells: a block of lots, or a floor of flats. */
export type PlanLine = { key: string; block: string | null; floor: string | null; units: PlannedUnit[] }
/** A phase of a subdivision or a tower; both null for what stands nowhere. */
export type PlanGroup = { key: string; phase: string | null; tower: string | null; lines: PlanLine[] }

const collator = new Intl.Collator('en', { numeric: true })
const byText = (one: string | null, other: string | null) => collator.compare(one ?? '', other ?? '')

/** Phases with their blocks, in order; towers with their floors, the highest first as a house stands. */
export function planGroups(units: readonly PlannedUnit[]): PlanGroup[] {
  const groups = new Map<string, PlanGroup>()
  for (const unit of units) {
    const isTower = unit.tower !== null || unit.floor !== null
    const phase = isTower ? null : unit.phase
    const groupKey = isTower ? `tower ${unit.tower ?? ''}` : `phase ${phase ?? ''}`
    const group = groups.get(groupKey) ?? {
      key: groupKey,
      phase,
      tower: isTower ? (unit.tower ?? '') : null,
      lines: [],
    }
    groups.set(groupKey, group)
    const lineKey = isTower ? `floor ${unit.floor ?? ''}` : `block ${unit.block ?? ''}`
    let line = group.lines.find(each => each.key === lineKey)
    if (!line) {
      line = {
        key: lineKey,
        block: isTower ? null : unit.block,
        floor: isTower ? unit.floor : null,
        units: [],
      }
      group.lines.push(line)
    }
    line.units.push(unit)
  }
  return [...groups.values()]
    .toSorted((one, other) => collator.compare(one.key, other.key))
    .map(group => ({
      ...group,
      lines: group.lines
        .toSorted((one, other) =>
          group.tower === null ? byText(one.block, other.block) : byText(other.floor, one.floor),
        )
        .map(line => ({ ...line, units: line.units.toSorted(byPlace) })),
    }))
}

function byPlace(one: PlannedUnit, other: PlannedUnit): number {
  return byText(one.lot ?? one.unit_no, other.lot ?? other.unit_no) || byText(one.unit_code, other.unit_code)
}

/** What stands in a cell: the lot or the flat, else the end of its code. */
export const cellName = (unit: PlannedUnit): string =>
  unit.lot ?? unit.unit_no ?? unit.unit_code.split('-').at(-1) ?? unit.unit_code
