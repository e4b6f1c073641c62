import type { PlannedUnit } from '@contract/modules/property/plan.views'

/** A line of cells: a block of lots, or a floor of flats. */
export type PlanLine = {
  key: string
  block: string | null
  floor: string | null
  units: PlannedUnit[]
  /** The units where they stand: null for a place at which other floors have one and this has none. */
  places: readonly (PlannedUnit | null)[]
}
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
        places: [],
      }
      group.lines.push(line)
    }
    line.units.push(unit)
  }
  return [...groups.values()]
    .toSorted((one, other) => collator.compare(one.key, other.key))
    .map(group => {
      const lines = group.lines
        .toSorted((one, other) =>
          group.tower === null ? byText(one.block, other.block) : byText(other.floor, one.floor),
        )
        .map(line => ({ ...line, units: line.units.toSorted(byPlace) }))
      const columns = group.tower === null ? null : columnsOf(lines)
      return { ...group, lines: lines.map(line => ({ ...line, places: placesOf(line, columns) })) }
    })
}

/** Wider than this no floor is; a number beyond it is none of a place. */
const WIDEST = 80

/** The place along its floor that a number says: 6 of "906" on floor 9; null where it says none. */
function columnOf({ floor, unit_no }: PlannedUnit): number | null {
  const digits = /^\D*(\d+)$/.exec(unit_no ?? '')?.[1]
  if (digits === undefined) return null
  const level = /\d+/.exec(floor ?? '')?.[0]
  const rest = level !== undefined && digits.startsWith(level) ? digits.slice(level.length) : digits.slice(-2)
  const column = Number(rest)
  return rest !== '' && column <= WIDEST ? column : null
}

/** The first and last place of a tower; null where its numbers say no places, or two units say the same. */
function columnsOf(lines: readonly PlanLine[]): { first: number; last: number } | null {
  const columns = lines.map(line => line.units.map(columnOf))
  const isPlain = columns.every(line => !line.includes(null) && new Set(line).size === line.length)
  const all = columns.flat().filter(column => column !== null)
  return isPlain && all.length > 0 ? { first: Math.min(...all), last: Math.max(...all) } : null
}

function placesOf(line: PlanLine, columns: ReturnType<typeof columnsOf>): PlanLine['places'] {
  if (!columns) return line.units
  const at = new Map(line.units.map(unit => [columnOf(unit), unit]))
  const width = columns.last - columns.first + 1
  return Array.from({ length: width }, (_place, index) => at.get(columns.first + index) ?? null)
}

function byPlace(one: PlannedUnit, other: PlannedUnit): number {
  return byText(one.lot ?? one.unit_no, other.lot ?? other.unit_no) || byText(one.unit_code, other.unit_code)
}

/** What stands in a cell: the lot or the flat, else the end of its code. */
export const cellName = (unit: PlannedUnit): string =>
  unit.lot ?? unit.unit_no ?? unit.unit_code.split('-').at(-1) ?? unit.unit_code
