import { useState } from 'react'
import { toApiFailure } from '@/shared/http/api-failure'
import { ComboBox } from '@/shared/form/combo-box'
import { useFormField } from '@/shared/form/use-form-field'
import { useDebounced } from '@/shared/form/use-debounced'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'
import type { FieldControlProps } from '@/shared/record/field-control'
import { useFieldWords } from '@/shared/record/use-field-words'
import { useReferenceQuery } from '@/shared/resource/reference.api'
import { Field } from '@/shared/ui/field'
import { IconButton } from '@/shared/ui/icon-button'

/** The projects that somebody asks for; each is found by typing. */
export function ProjectPicks({ form, name, namespace }: FieldControlProps) {
  const t = usePhrases('leads')
  const words = useFieldWords(namespace)
  const { value, onChange, onBlur, ref, error } = useFormField<RecordValues, string[]>(form, name)
  const ids = Array.isArray(value) ? (value as string[]) : []
  const [asked, setAsked] = useState<string | null>(null)
  const search = useDebounced(asked)
  const found = useReferenceQuery({ to: 'project', search: search ?? '' }, { skip: search === null })
  const named = useReferenceQuery({ to: 'project', search: '', ids }, { skip: ids.length === 0 })
  const labelOf = (id: string) => named.data?.find(project => project.id === id)?.label ?? '…'

  return (
    <div>
      <Field label={words.label(name)} hint={words.hint(name)} error={error} optional>
        <ComboBox
          name={name}
          value={null}
          options={(found.data ?? []).filter(({ id }) => !ids.includes(id))}
          isBusy={found.isFetching || search !== asked}
          failure={found.error ? toApiFailure(found.error).message : undefined}
          inputRef={ref}
          onSearch={setAsked}
          onPick={option => option && onChange([...ids, option.id])}
          onBlur={onBlur}
        />
      </Field>
      <ul className="project-picks">
        {ids.map(id => (
          <li key={id}>
            <bdi>{labelOf(id)}</bdi>
            <IconButton
              icon="x-lg"
              size="sm"
              label={t('wish.remove', { name: labelOf(id) })}
              onClick={() => onChange(ids.filter(one => one !== id))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
