import type { PersonSummary } from '@contract/modules/time-logs/time-logs.calls'

export type TeamGrouping = 'person' | 'head'
export type TeamRow = {
  key: string
  name: string | null
  /** Of a person, to open the month; null for a team. */
  personId: string | null
  people: number
  leave_hundredths: number
  summary: PersonSummary['summary']
}

const FIGURES = [
  'late_min',
  'undertime_min',
  'ot_raw_min',
  'ot_approved_min',
  'night_min',
  'worked_min',
] as const
const hundredths = (days: string) => Math.round(Number(days) * 100)

function added(one: PersonSummary['summary'], other: PersonSummary['summary']): PersonSummary['summary'] {
  const of = (name: keyof typeof one.by_status) => (one.by_status[name] ?? 0) + (other.by_status[name] ?? 0)
  const names = Object.keys({ ...one.by_status, ...other.by_status }) as (keyof typeof one.by_status)[]
  return {
    ...one,
    ...Object.fromEntries(FIGURES.map(name => [name, one[name] + other[name]])),
    days: one.days + other.days,
    late_days: one.late_days + other.late_days,
    by_status: Object.fromEntries(names.map(name => [name, of(name)])) as typeof one.by_status,
  }
}

/** A line a person, or a line a head with the sums of those who report to them. */
export function teamRows(people: readonly PersonSummary[], by: TeamGrouping, search: string): TeamRow[] {
  const word = search.trim().toLocaleLowerCase()
  const rows = people.map((person): TeamRow => ({
    key: by === 'person' ? person.id : (person.head_id ?? 'none'),
    name: by === 'person' ? person.full_name : person.head_name,
    personId: by === 'person' ? person.id : null,
    people: 1,
    leave_hundredths: hundredths(person.leave_days),
    summary: person.summary,
  }))
  const groups = new Map<string, TeamRow>()
  for (const row of rows) {
    const group = groups.get(row.key)
    groups.set(
      row.key,
      group
        ? {
            ...group,
            people: group.people + 1,
            leave_hundredths: group.leave_hundredths + row.leave_hundredths,
            summary: added(group.summary, row.summary),
          }
        : row,
    )
  }
  return [...groups.values()].filter(row => !word || (row.name ?? '').toLocaleLowerCase().includes(word))
}
