import type { FilterModel } from '@contract/kernel/list-query'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { ListWords } from '@/shared/grid/columns/list-words'
import { FilterChip } from '@/shared/grid/filters/filter-chip'
import { Button } from '@/shared/ui/button'

export type FilterChipsProps = {
  filter: FilterModel
  columns: readonly ListColumn[]
  words: ListWords
  onRemove: (field: string) => void
  onClear: () => void
}

/** What narrows the list, each in words and each removable by itself. */
export function FilterChips({ filter, columns, words, onRemove, onClear }: FilterChipsProps) {
  const on = columns.flatMap(column => {
    const one = filter[column.id]
    return one ? [{ column, one }] : []
  })
  if (on.length === 0) return null
  return (
    <div className="filter-chips" role="group" aria-label={words.say('filter.on')}>
      {on.map(({ column, one }) => (
        <FilterChip
          key={column.id}
          column={column}
          filter={one}
          words={words}
          onRemove={() => onRemove(column.id)}
        />
      ))}
      <Button variant="link" size="sm" onClick={onClear}>
        {words.say('filter.clear_all')}
      </Button>
    </div>
  )
}
