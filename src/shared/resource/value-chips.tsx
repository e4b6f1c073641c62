import { useEffect, useState } from 'react'
import { oneOf } from '@contract/kernel/one-of'
import { withFilter } from '@/shared/grid/filters/filter-model'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import type { ListModel } from '@/shared/resource/list-model'
import { classNames } from '@/shared/ui/class-names'

export type ValueChipsProps = {
  list: ListModel
  /** One of few values, in the order in which they are shown. */
  field: string
  values: readonly string[]
  words: { group: string; all: string; value: (value: string) => string }
}

/** How many rows have which value, of all that is asked for otherwise; a press shows just those. */
export function ValueChips({ list, field, values, words }: ValueChipsProps) {
  const [counts, setCounts] = useState<ReadonlyMap<string, number> | null>(null)
  const { api, narrowing, version } = list
  const { filter } = list.address
  const chosen = chosenOf(filter[field])

  useEffect(() => {
    const controller = new AbortController()
    const others = { ...narrowing, filter: withFilter(narrowing.filter ?? {}, field, null) }
    api.fetchValues(field, others, controller.signal).then(
      answer => setCounts(new Map(answer.values.map(({ value, count }) => [String(value), count]))),
      // The list itself says that it cannot be read.
      () => undefined,
    )
    return () => controller.abort()
  }, [api, narrowing, version, field])

  const choose = (value: string | null) =>
    list.change({
      filter: withFilter(filter, field, value === null ? null : oneOf(value)),
    })
  const all = counts ? [...counts.values()].reduce((sum, count) => sum + count, 0) : null
  const shown = values.filter(value => counts?.get(value) || chosen === value)

  return (
    <div className="status-chips" role="group" aria-label={words.group}>
      <Chip label={words.all} count={all} isChosen={chosen === null} onChoose={() => choose(null)} />
      {shown.map(value => (
        <Chip
          key={value}
          label={words.value(value)}
          count={counts && (counts.get(value) ?? 0)}
          isChosen={chosen === value}
          onChoose={() => choose(chosen === value ? null : value)}
        />
      ))}
    </div>
  )
}

type ChipProps = { label: string; count: number | null; isChosen: boolean; onChoose: () => void }

function Chip({ label, count, isChosen, onChoose }: ChipProps) {
  const formats = useFormats()
  return (
    <button
      type="button"
      className={classNames('status-chip', isChosen && 'active')}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      {label}
      {count !== null && (
        <span className="status-chip-count">
          <Ltr>{formats.figure(count)}</Ltr>
        </span>
      )}
    </button>
  )
}

function chosenOf(filter: ListModel['address']['filter'][string] | undefined): string | null {
  if (!filter || 'conditions' in filter || filter.filterType !== 'set') return null
  return filter.values.length === 1 ? String(filter.values[0]) : 'several'
}
