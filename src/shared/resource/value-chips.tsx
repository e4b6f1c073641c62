import { useEffect, useState } from 'react'
import type { FieldValue } from '@contract/kernel/list-calls'
import { oneOf } from '@contract/kernel/one-of'
import { withFilter } from '@/shared/grid/filters/filter-model'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { chipsOf } from '@/shared/resource/chips-of'
import type { ListModel } from '@/shared/resource/list-model'
import { classNames } from '@/shared/ui/class-names'

export type ValueChipsProps = {
  list: ListModel
  /** Of few values; those that the contract names stand in its order, others by how many rows have them. */
  field: string
}

type Answer = { field: string; values: readonly FieldValue[] }

/** How many rows have which value, of all that is asked for otherwise; a press shows just those. */
export function ValueChips({ list, field }: ValueChipsProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const { api, narrowing, version, words } = list
  const { filter } = list.address
  const chosen = chosenOf(filter[field])
  const column = list.columns.find(({ id }) => id === field)

  useEffect(() => {
    const controller = new AbortController()
    const others = { ...narrowing, filter: withFilter(narrowing.filter ?? {}, field, null) }
    api.fetchValues(field, others, controller.signal).then(
      ({ values }) => setAnswer({ field, values }),
      // The list itself says that it cannot be read.
      () => undefined,
    )
    return () => controller.abort()
  }, [api, narrowing, version, field])

  const choose = (value: string | null) =>
    list.change({ filter: withFilter(filter, field, value === null ? null : oneOf(value)) })
  const chips = chipsOf(answer?.values ?? [], column?.choices, chosen)
  const isNarrowed = Boolean(narrowing.search) || Object.keys(filter).length > 0
  if (answer && chips.length === 0 && !isNarrowed) return null

  return (
    <div className="status-chips" role="group" aria-label={column?.label}>
      {(answer || chosen) && (
        <Chip
          label={words.say('all')}
          count={answer && answer.values.reduce((sum, { count }) => sum + count, 0)}
          isChosen={chosen === null}
          onChoose={() => choose(null)}
        />
      )}
      {chips.map(({ value, label, count }) => (
        <Chip
          key={value}
          label={storedName(column?.to, label)}
          count={answer && count}
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
