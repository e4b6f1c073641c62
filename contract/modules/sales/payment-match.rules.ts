import { codeKey, nameKey, plainText } from '@contract/kernel/match-keys'
import { namesOf } from '@contract/kernel/records'

/** A sale that a line of a developer's report may be about. */
export type Candidate = {
  id: string
  sale_no: string
  unit_code: string
  project_code: string
  project_name: string
  buyer_name: string
}

export type ReportedLine = {
  sale_no: string | null
  project: string | null
  unit_code: string | null
  buyer_name: string | null
}

export type Match =
  | { found: 'one'; sale: Candidate }
  | { found: 'many'; sales: readonly Candidate[] }
  | { found: 'none'; path: MatchPath }
  /** Names a sale, and beside it something that is another sale's. */
  | { found: 'contradiction'; path: MatchPath; sale: Candidate }

type MatchPath = keyof ReportedLine

const AGREES: Record<MatchPath, (sale: Candidate, told: string) => boolean> = {
  sale_no: (sale, told) => codeKey(sale.sale_no) === codeKey(told),
  unit_code: (sale, told) => codeKey(sale.unit_code) === codeKey(told),
  project: (sale, told) =>
    [sale.project_code, sale.project_name].some(name => plainText(name) === plainText(told)),
  buyer_name: (sale, told) => nameKey(sale.buyer_name) === nameKey(told),
}

/** The surest word first; whatever else is told must not speak against it. */
const BY: readonly (readonly MatchPath[])[] = [
  ['sale_no'],
  ['unit_code', 'project'],
  ['buyer_name', 'project'],
]

export function matchLine(line: ReportedLine, sales: readonly Candidate[]): Match {
  const told = (path: MatchPath) => line[path]?.trim() || null
  const agrees = (sale: Candidate, path: MatchPath) => {
    const text = told(path)
    return text === null || AGREES[path](sale, text)
  }
  const paths = BY.find(([first]) => first && told(first))
  // A name alone is nobody's: two projects have their own Ana Cruz.
  if (!paths?.[0]) return { found: 'none', path: 'sale_no' }
  if (paths[0] === 'buyer_name' && !told('project')) return { found: 'none', path: 'project' }
  const found = sales.filter(sale => paths.every(path => agrees(sale, path)))
  const [one, ...others] = found
  if (!one) return { found: 'none', path: paths[0] }
  const fitting = found.filter(sale => namesOf(AGREES).every(path => agrees(sale, path)))
  if (fitting.length > 1) return { found: 'many', sales: fitting }
  if (fitting[0]) return { found: 'one', sale: fitting[0] }
  if (others.length > 0) return { found: 'many', sales: found }
  const against = namesOf(AGREES).find(path => !agrees(one, path))
  return { found: 'contradiction', path: against ?? paths[0], sale: one }
}
