import { useState } from 'react'
import type { FilterPartProps } from '@/shared/grid/filters/filter-kit'
import { isBlankTest, type FilterCondition } from '@/shared/grid/filters/filter-model'
import { useFilterDraft } from '@/shared/grid/filters/use-filter-draft'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import { TextInput } from '@/shared/ui/text-input'

type NumberCondition = Extract<FilterCondition, { filterType: 'number' }>
type NumberTest = NumberCondition['type']

const TESTS: readonly NumberTest[] = [
  'equals',
  'notEqual',
  'greaterThan',
  'greaterThanOrEqual',
  'lessThan',
  'lessThanOrEqual',
  'inRange',
  'blank',
  'notBlank',
]
const FIGURE = /^-?\d{1,18}(\.\d{1,6})?$/

/** "1,250.5" and "(20)" as people write amounts, "-20" as the wire does; undefined where it is no figure. */
export function typedFigure(text: string): string | undefined {
  const bare = text.replace(/[\s,%₱]/g, '')
  const plain = /^\(.*\)$/.test(bare) ? `-${bare.slice(1, -1)}` : bare
  return FIGURE.test(plain) ? plain : undefined
}

type FigureProps = {
  label: string
  value: string | number | undefined
  error: string
  onChange: (figure: string | undefined) => void
}

function FigureInput({ label, value, error, onChange }: FigureProps) {
  const [text, setText] = useState(String(value ?? ''))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (String(value ?? '') !== (typedFigure(text) ?? '')) setText(String(value ?? ''))
  }
  const isWrong = text.trim() !== '' && typedFigure(text) === undefined
  return (
    <Field label={label} error={isWrong && error}>
      <TextInput
        figures
        inputMode="decimal"
        dir="ltr"
        value={text}
        onChange={event => {
          setText(event.target.value)
          onChange(typedFigure(event.target.value))
        }}
      />
    </Field>
  )
}

export function NumberFilter({ filter, words, onChange }: FilterPartProps) {
  const { say } = words
  const [draft, setDraft] = useFilterDraft<NumberCondition>(
    filter,
    { filterType: 'number', type: 'equals' },
    onChange,
  )
  const isRange = draft.type === 'inRange'
  const error = say('filter.bad_figure')
  return (
    <>
      <Field label={say('filter.how')}>
        <Select
          value={draft.type}
          options={TESTS.map(test => ({ value: test, label: say(`op.${test}`) }))}
          onChange={event => setDraft({ ...draft, type: event.target.value as NumberTest })}
        />
      </Field>
      {!isBlankTest(draft.type) && (
        <FigureInput
          label={say(isRange ? 'filter.from' : 'filter.value')}
          value={draft.filter}
          error={error}
          onChange={figure => setDraft({ ...draft, filter: figure })}
        />
      )}
      {isRange && (
        <FigureInput
          label={say('filter.to')}
          value={draft.filterTo}
          error={error}
          onChange={figure => setDraft({ ...draft, filterTo: figure })}
        />
      )}
    </>
  )
}
