import type { FieldValue } from '@contract/kernel/list-calls'
import { titleOfLabel } from '@contract/kernel/record-labels'
import type { Choice } from '@/shared/grid/columns/list-column'

export type ValueChip = { value: string; label: string; count: number }

/** More of them are a filter, not a short way. */
const MOST_CHIPS = 9

/** Values that rows have, and the one that is chosen though none has it. */
export function chipsOf(
  values: readonly FieldValue[],
  choices: readonly Choice[] | undefined,
  chosen: string | null,
): ValueChip[] {
  const counts = new Map(values.map(({ value, count }) => [String(value), count]))
  if (choices)
    return choices
      .filter(({ value }) => counts.get(value) || value === chosen)
      .map(({ value, label }) => ({ value, label, count: counts.get(value) ?? 0 }))
  const named = values.flatMap(({ value, label, count }) =>
    value === null || !label ? [] : [{ value: String(value), label: titleOfLabel(label), count }],
  )
  const most = named.toSorted((one, other) => other.count - one.count).slice(0, MOST_CHIPS)
  const chip = named.find(({ value }) => value === chosen)
  return chip && !most.includes(chip) ? [...most, chip] : most
}
