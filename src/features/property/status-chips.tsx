import { useEffect, useState } from 'react'
import { oneOf } from '@contract/kernel/one-of'
import { UNIT_STATUSES, type UnitStatus } from '@contract/selling/unit-state.rules'
import { withFilter } from '@/shared/grid/filters/filter-model'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ListModel } from '@/shared/resource/list-model'
import { classNames } from '@/shared/ui/class-names'

export type StatusChipsProps = { list: ListModel }

const FIELD = 'status'

/** How many units stand where, of all that is asked for otherwise; a press shows just those. */
export function StatusChips({ list }: StatusChipsProps) {
  const t = usePhrases('property')
  const [counts, setCounts] = useState<ReadonlyMap<string, number> | null>(null)
  const { api, narrowing, version } = list
  const { filter } = list.address
  const chosen = chosenOf(filter[FIELD])

  useEffect(() => {
    const controller = new AbortController()
    const others = { ...narrowing, filter: withFilter(narrowing.filter ?? {}, FIELD, null) }
    api.fetchValues(FIELD, others, controller.signal).then(
      ({ values }) => setCounts(new Map(values.map(({ value, count }) => [String(value), count]))),
      // The list itself says that it cannot be read.
      () => undefined,
    )
    return () => controller.abort()
  }, [api, narrowing, version])

  const choose = (status: UnitStatus | null) =>
    list.change({
      filter: withFilter(filter, FIELD, status === null ? null : oneOf(status)),
    })
  const all = counts ? [...counts.values()].reduce((sum, count) => sum + count, 0) : null
  const shown = UNIT_STATUSES.filter(status => counts?.get(status) || chosen === status)

  return (
    <div className="status-chips" role="group" aria-label={t('units.by_status')}>
      <Chip label={t('units.all')} count={all} isChosen={chosen === null} onChoose={() => choose(null)} />
      {shown.map(status => (
        <Chip
          key={status}
          label={t(`values.status.${status}`)}
          count={counts && (counts.get(status) ?? 0)}
          isChosen={chosen === status}
          onChoose={() => choose(chosen === status ? null : status)}
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
