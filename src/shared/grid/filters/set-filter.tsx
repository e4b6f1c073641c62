import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { FieldValue } from '@contract/kernel/list-calls'
import type { FetchValues, FilterPartProps } from '@/shared/grid/filters/filter-kit'
import { setValueText } from '@/shared/grid/filters/filter-words'
import {
  isPicked,
  pickState,
  withAll,
  withValue,
  type SetCondition,
} from '@/shared/grid/filters/picked-values'
import { useFieldValues } from '@/shared/grid/filters/use-field-values'
import { useFilterDraft } from '@/shared/grid/filters/use-filter-draft'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { TextInput } from '@/shared/ui/text-input'

export type SetFilterProps = FilterPartProps & { fetchValues: FetchValues }

/** With fewer values a search would only be in the way. */
const SEARCHED_FROM = 8

/** The values of a column with how often they come; those ticked are let through. */
export function SetFilter({ column, filter, words, onChange, fetchValues }: SetFilterProps) {
  const { say } = words
  const [like, setLike] = useState('')
  const { values, hasFailed, retry } = useFieldValues(column.id, like, fetchValues)
  const [draft, setDraft] = useFilterDraft<SetCondition>(filter, { filterType: 'set', values: [] }, onChange)
  const all = useRef<HTMLInputElement>(null)

  const labels = new Map(values?.values.map(one => [String(one.value), one.label ?? undefined]))
  const labelOf = ({ value }: FieldValue) =>
    setValueText(words, column, value, id => labels.get(id) ?? undefined)
  const offered = values?.values.map(one => one.value) ?? []
  const state = pickState(draft.values, offered)
  useEffect(() => {
    if (all.current) all.current.indeterminate = state === 'some'
  }, [state, values])

  if (hasFailed) {
    return (
      <p>
        {say('filter.values_failed')} <Button onClick={retry}>{say('filter.again')}</Button>
      </p>
    )
  }
  if (!values) return <Skeleton lines={5} />
  const isSearched = like !== '' || values.more || offered.length >= SEARCHED_FROM
  const setValues = (next: SetCondition['values']) => setDraft({ filterType: 'set', values: next })
  return (
    <div className="set-filter">
      {isSearched && (
        <TextInput
          type="search"
          icon="search"
          aria-label={say('filter.search_values')}
          placeholder={say('filter.search_values')}
          value={like}
          maxLength={200}
          onChange={event => setLike(event.target.value)}
        />
      )}
      {offered.length > 0 && (
        <label className="set-filter-row set-filter-all">
          <input
            ref={all}
            type="checkbox"
            className="check-input"
            checked={state === 'all'}
            onChange={event => setValues(withAll(draft.values, offered, event.target.checked))}
          />
          <span>{say('filter.all_values')}</span>
        </label>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrows walk the boxes within */}
      <div
        className="set-filter-list"
        role="group"
        aria-label={say('filter.values', { field: column.label })}
        onKeyDown={handleArrows}
      >
        {values.values.map(one => (
          <label key={String(one.value)} className="set-filter-row">
            <input
              type="checkbox"
              className="check-input"
              aria-label={say('filter.count_rows', { label: labelOf(one), count: one.count })}
              checked={isPicked(draft.values, one.value)}
              onChange={event => setValues(withValue(draft.values, one.value, event.target.checked))}
            />
            <bdi className="set-filter-label">{labelOf(one)}</bdi>
            <span className="set-filter-count" aria-hidden="true">
              {one.count}
            </span>
          </label>
        ))}
        {offered.length === 0 && <p className="text-muted">{say('filter.no_values')}</p>}
      </div>
      {values.more && <p className="field-hint">{say('filter.more_values')}</p>}
    </div>
  )
}

/** The arrows walk the boxes, as in any list of choices. */
function handleArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const ends = { Home: 0, End: -1 }[event.key]
  if (step === undefined && ends === undefined) return
  const boxes = [...event.currentTarget.querySelectorAll('input')]
  const at = boxes.indexOf(document.activeElement as HTMLInputElement)
  event.preventDefault()
  const next = ends === undefined ? at + (step ?? 0) : ends === 0 ? 0 : boxes.length - 1
  boxes[Math.max(0, Math.min(boxes.length - 1, next))]?.focus()
}
