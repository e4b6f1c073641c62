export type LinePerson = {
  id: string
  name: string
  immediate_head_id: string | null
  /** Of the position: 1 is the highest. */
  rank: number
  is_active: boolean
}
export type People = ReadonlyMap<string, LinePerson>

/** Everyone above, nearest first. A line that bites its own tail ends where it would start again. */
function lineAbove(people: People, id: string): LinePerson[] {
  const line: LinePerson[] = []
  const seen = new Set([id])
  let above = people.get(id)?.immediate_head_id
  while (above && !seen.has(above)) {
    seen.add(above)
    const head = people.get(above)
    if (!head) break
    line.push(head)
    above = head.immediate_head_id
  }
  return line
}

/** Who decides about a person: the nearest first, whoever has left skipped. */
export function headsAbove(people: People, id: string): string[] {
  return lineAbove(people, id)
    .filter(head => head.is_active)
    .map(head => head.id)
}

/** Whether the line would come back to the person, who would then be the head of the own head. */
export function wouldCycle(people: People, id: string, headId: string): boolean {
  return headId === id || lineAbove(people, headId).some(head => head.id === id)
}

/** Being a head is never assigned: whoever has somebody below is one, for all of them and for nobody else. */
export function isHeadOf(people: People, headId: string, id: string): boolean {
  return headsAbove(people, id).includes(headId)
}

/** Direct and indirect reports. */
export function reportsOf(people: People, headId: string): string[] {
  return [...people.keys()].filter(id => isHeadOf(people, headId, id))
}

export type ChartRow = { id: string; depth: number; head_id: string | null }

const byRankAndName = (a: LinePerson, b: LinePerson) =>
  a.rank - b.rank || a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1)

/** Top down, each head followed by the own people. Nobody is lost, not even of a line that runs in a circle. */
export function orgChart(people: People): ChartRow[] {
  const active = [...people.values()].filter(person => person.is_active).sort(byRankAndName)
  const below = new Map<string | null, LinePerson[]>()
  for (const person of active) {
    const head = headsAbove(people, person.id)[0] ?? null
    below.set(head, [...(below.get(head) ?? []), person])
  }
  const rows: ChartRow[] = []
  const shown = new Set<string>()
  const show = (person: LinePerson, depth: number, head_id: string | null) => {
    if (shown.has(person.id)) return
    shown.add(person.id)
    rows.push({ id: person.id, depth, head_id })
    for (const report of below.get(person.id) ?? []) show(report, depth + 1, person.id)
  }
  for (const person of below.get(null) ?? []) show(person, 0, null)
  for (const person of active) show(person, 0, null)
  return rows
}
