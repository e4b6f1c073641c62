import type { FilterPartProps } from '@/shared/grid/filters/filter-kit'
import { isBlankTest, type FilterCondition } from '@/shared/grid/filters/filter-model'
import { useFilterDraft } from '@/shared/grid/filters/use-filter-draft'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'
import { TextInput } from '@/shared/ui/text-input'

type TextCondition = Extract<FilterCondition, { filterType: 'text' }>
type TextTest = TextCondition['type']

const TESTS: readonly TextTest[] = [
  'contains',
  'notContains',
  'equals',
  'notEqual',
  'startsWith',
  'endsWith',
  'blank',
  'notBlank',
]

export function TextFilter({ filter, words, onChange }: FilterPartProps) {
  const { say } = words
  const [draft, setDraft] = useFilterDraft<TextCondition>(
    filter,
    { filterType: 'text', type: 'contains' },
    onChange,
  )
  return (
    <>
      <Field label={say('filter.how')}>
        <Select
          value={draft.type}
          options={TESTS.map(test => ({ value: test, label: say(`op.${test}`) }))}
          onChange={event => setDraft({ ...draft, type: event.target.value as TextTest })}
        />
      </Field>
      {!isBlankTest(draft.type) && (
        <Field label={say('filter.value')}>
          <TextInput
            value={draft.filter ?? ''}
            maxLength={200}
            onChange={event => setDraft({ ...draft, filter: event.target.value || undefined })}
          />
        </Field>
      )}
    </>
  )
}
