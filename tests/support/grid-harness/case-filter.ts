import type { CaseStep } from './harness.types'

type Row = Record<string, unknown>

/** The conditions that the cases name, on one column. */
export function caseFilter(step: CaseStep): ((row: Row) => boolean) | undefined {
  const { col, type, value, filterTo, valueTo } = step
  if (typeof col !== 'string') return undefined
  const upper = filterTo ?? valueTo
  const is = (cell: unknown): boolean => {
    const text = String(cell ?? '').toLowerCase()
    const wanted = String(value ?? '').toLowerCase()
    const blank = cell === null || cell === undefined || cell === ''
    if (type === 'blank') return blank
    if (type === 'notBlank') return !blank
    if (type === 'contains') return text.includes(wanted)
    if (type === 'notContains') return !text.includes(wanted)
    if (type === 'startsWith') return text.startsWith(wanted)
    if (type === 'endsWith') return text.endsWith(wanted)
    if (type === 'equals') return text === wanted
    if (type === 'notEqual') return text !== wanted
    if (blank) return false
    const [own, bound] = [Number(cell), Number(value)]
    if (type === 'lessThan') return own < bound
    if (type === 'lessThanOrEqual') return own <= bound
    if (type === 'greaterThan') return own > bound
    if (type === 'greaterThanOrEqual') return own >= bound
    if (type === 'inRange') return own > bound && own < Number(upper)
    throw new Error(`No such condition: ${String(type)}`)
  }
  return row => is(row[col])
}
