import { storedName } from '@/shared/i18n/stored-name'
import type { ChartPerson } from '@contract/modules/people/employee.calls'

export type Chart = readonly ChartPerson[]

export function reportsIn(chart: Chart, id: string): ChartPerson[] {
  return chart.filter(person => person.head_id === id)
}

/** Nearest first. */
export function headsIn(chart: Chart, id: string): ChartPerson[] {
  const heads: ChartPerson[] = []
  let above = chart.find(person => person.id === id)?.head_id ?? null
  while (above !== null && !heads.some(head => head.id === above)) {
    const head = chart.find(person => person.id === above)
    if (!head) break
    heads.push(head)
    above = head.head_id
  }
  return heads
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whoever matches every word, and with `heads` the line that leads to them. */
export function found(chart: Chart, search: string, withHeads: boolean): ChartPerson[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...chart]
  const matches = chart.filter(({ full_name, position, ou_code }) =>
    words.every(word => plain(`${full_name} ${storedName('position', position)} ${ou_code}`).includes(word)),
  )
  if (!withHeads) return matches
  const kept = new Set(matches.flatMap(({ id }) => [id, ...headsIn(chart, id).map(head => head.id)]))
  return chart.filter(({ id }) => kept.has(id))
}

/** The chart without what stands below somebody who is folded. */
export function unfolded(chart: Chart, folded: ReadonlySet<string>): ChartPerson[] {
  const hidden = new Set<string>()
  return chart.filter(person => {
    const isHidden = person.head_id !== null && (hidden.has(person.head_id) || folded.has(person.head_id))
    if (isHidden) hidden.add(person.id)
    return !isHidden
  })
}

export type Step = { to: string } | { fold: string } | { unfold: string } | null

const MIRRORED: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** What a key does in a tree: as every tree does it, mirrored from right to left. */
export function stepOf(
  { chart, shown, folded }: { chart: Chart; shown: Chart; folded: ReadonlySet<string> },
  at: string,
  pressed: string,
  isRtl: boolean,
): Step {
  const key = isRtl ? (MIRRORED[pressed] ?? pressed) : pressed
  const index = shown.findIndex(person => person.id === at)
  const person = shown[index]
  if (!person) return null
  const to = (next: ChartPerson | undefined): Step => (next && next.id !== at ? { to: next.id } : null)
  const [first] = reportsIn(chart, at)
  switch (key) {
    case 'ArrowDown':
      return to(shown[index + 1])
    case 'ArrowUp':
      return to(shown[index - 1])
    case 'Home':
      return to(shown[0])
    case 'End':
      return to(shown.at(-1))
    case 'ArrowRight':
      return first && folded.has(at) ? { unfold: at } : to(first)
    case 'ArrowLeft':
      if (first && !folded.has(at)) return { fold: at }
      return to(shown.find(other => other.id === person.head_id))
    default:
      return /^\p{L}$/u.test(key) ? to(startingWith(shown, index, key)) : null
  }
}

/** The next whose name begins so, from the top again after the last. */
function startingWith(shown: Chart, index: number, letter: string): ChartPerson | undefined {
  const order = [...shown.slice(index + 1), ...shown.slice(0, index)]
  return order.find(person => plain(person.full_name).startsWith(plain(letter)))
}
