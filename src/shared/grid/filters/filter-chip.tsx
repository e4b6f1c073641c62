import { useReferenceQuery } from '@/shared/resource/reference.api'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { ListWords } from '@/shared/grid/columns/list-words'
import { conditionsOf, type ColumnFilter } from '@/shared/grid/filters/filter-model'
import { filterWords } from '@/shared/grid/filters/filter-words'
import { IconButton } from '@/shared/ui/icon-button'

export type FilterChipProps = {
  column: ListColumn
  filter: ColumnFilter
  words: ListWords
  onRemove: () => void
}

/** As many as the chip names. */
const NAMED = 2

function pickedIds(filter: ColumnFilter): string[] {
  return conditionsOf(filter)
    .flatMap(condition => (condition.filterType === 'set' ? condition.values : []))
    .filter(value => typeof value === 'string' && value !== '')
    .slice(0, NAMED) as string[]
}

export function FilterChip({ column, filter, words, onRemove }: FilterChipProps) {
  const ids = pickedIds(filter)
  // While another value is added, the names of those before stand.
  const named = useReferenceQuery(
    { to: column.to ?? 'user', search: '', ids },
    { skip: !column.to || ids.length === 0 },
  )
  const text = filterWords(
    words,
    column,
    filter,
    id => named.data?.find(option => option.id === id)?.label ?? '…',
  )
  const whole = words.say('filter.chip', { field: column.label, text })
  return (
    <span className="filter-chip">
      <bdi>{whole}</bdi>
      <IconButton
        icon="x-lg"
        size="sm"
        label={words.say('filter.remove', { text: whole })}
        onClick={onRemove}
      />
    </span>
  )
}
