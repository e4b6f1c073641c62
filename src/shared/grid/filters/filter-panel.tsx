import { DateFilter } from '@/shared/grid/filters/date-filter'
import type { FetchValues, FilterPartProps } from '@/shared/grid/filters/filter-kit'
import { NumberFilter } from '@/shared/grid/filters/number-filter'
import { SetFilter } from '@/shared/grid/filters/set-filter'
import { TextFilter } from '@/shared/grid/filters/text-filter'
import { Button } from '@/shared/ui/button'

export type FilterPanelProps = FilterPartProps & { fetchValues: FetchValues }

/** The filter of one column, by its kind; the same under a heading and on a phone. */
export function FilterPanel({ fetchValues, ...part }: FilterPanelProps) {
  const { column, filter, words, onChange } = part
  return (
    <div className="filter-panel" role="group" aria-label={words.say('filter.of', { field: column.label })}>
      {column.filter === 'text' && <TextFilter {...part} />}
      {column.filter === 'number' && <NumberFilter {...part} />}
      {column.filter === 'date' && <DateFilter {...part} />}
      {column.filter === 'set' && <SetFilter {...part} fetchValues={fetchValues} />}
      {filter && (
        <Button size="sm" onClick={() => onChange(null)}>
          {words.say('filter.clear')}
        </Button>
      )}
    </div>
  )
}
