import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { ListWords } from '@/shared/grid/columns/list-words'
import type { SortItem } from '@/shared/resource/resource-types'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

export type SortChoiceProps = {
  columns: readonly ListColumn[]
  sort: readonly SortItem[]
  words: ListWords
  onSort: (sort: SortItem[]) => void
}

const DIRECTIONS = ['asc', 'desc'] as const

/** The order of a list where no headings are there to press. */
export function SortChoice({ columns, sort, words, onSort }: SortChoiceProps) {
  const { say } = words
  const first = sort[0]
  const direction = first?.direction ?? 'asc'
  return (
    <div className="sort-choice">
      <Field label={say('sort.by')}>
        <Select
          value={first?.field ?? ''}
          placeholder={say('sort.own')}
          options={columns
            .filter(column => column.isSortable)
            .map(column => ({ value: column.id, label: column.label }))}
          onChange={event => onSort(event.target.value ? [{ field: event.target.value, direction }] : [])}
        />
      </Field>
      <Field label={say('sort.title')}>
        <Select
          value={direction}
          disabled={!first}
          options={DIRECTIONS.map(one => ({ value: one, label: say(`sort.${one}`) }))}
          onChange={event => {
            const chosen = DIRECTIONS.find(one => one === event.target.value)
            if (first && chosen) onSort([{ field: first.field, direction: chosen }])
          }}
        />
      </Field>
    </div>
  )
}
