import { isDateText } from '@contract/kernel/dates'
import { DateInput } from '@/shared/form/date-input'
import { businessDay, daysOf, SPANS } from '@/shared/grid/filters/day-spans'
import type { FilterPartProps } from '@/shared/grid/filters/filter-kit'
import { isBlankTest, type FilterCondition } from '@/shared/grid/filters/filter-model'
import { useFilterDraft } from '@/shared/grid/filters/use-filter-draft'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

type DateCondition = Extract<FilterCondition, { filterType: 'date' }>
type DateTest = DateCondition['type']

const TESTS: readonly [DateTest, string][] = [
  ['equals', 'equals'],
  ['notEqual', 'notEqual'],
  ['lessThan', 'before'],
  ['greaterThan', 'after'],
  ['inRange', 'inRange'],
  ['blank', 'blank'],
  ['notBlank', 'notBlank'],
]

const whole = (text: string | null): string | null => (text && isDateText(text) ? text : null)

export function DateFilter({ filter, words, onChange }: FilterPartProps) {
  const { say } = words
  const [draft, setDraft] = useFilterDraft<DateCondition>(
    filter,
    { filterType: 'date', type: 'inRange' },
    onChange,
  )
  const isRange = draft.type === 'inRange'
  const day = (text: string | null | undefined) => text?.slice(0, 10) ?? null
  return (
    <>
      <Field label={say('filter.how')}>
        <Select
          value={draft.type}
          options={TESTS.map(([test, word]) => ({ value: test, label: say(`op.${word}`) }))}
          onChange={event => setDraft({ ...draft, type: event.target.value as DateTest })}
        />
      </Field>
      {!isBlankTest(draft.type) && (
        <Field label={say(isRange ? 'filter.from' : 'filter.value')}>
          <DateInput
            value={day(draft.dateFrom)}
            onChange={text => setDraft({ ...draft, dateFrom: whole(text) })}
          />
        </Field>
      )}
      {isRange && (
        <Field label={say('filter.to')}>
          <DateInput
            value={day(draft.dateTo)}
            onChange={text => setDraft({ ...draft, dateTo: whole(text) })}
          />
        </Field>
      )}
      <div className="cluster">
        {SPANS.map(span => (
          <Button
            key={span}
            size="sm"
            onClick={() => {
              const { from, to } = daysOf(span, businessDay())
              setDraft({ filterType: 'date', type: 'inRange', dateFrom: from, dateTo: to })
            }}
          >
            {say(`day.${span}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
