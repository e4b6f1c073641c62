import { labelOf } from '@contract/kernel/references'
import { useGetPeopleChoicesQuery } from '@/features/people/people.api'
import { FormSelect } from '@/shared/form/form-select'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { isNullable, isRequired } from '@/shared/record/field-shape'
import { useFieldWords } from '@/shared/record/use-field-words'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Skeleton } from '@/shared/ui/skeleton'

/** A unit or a bank, whose own lists belong to others. */
export function ChoiceSelect({ form, name, field, namespace, row }: FieldControlProps) {
  const t = usePhrases('record')
  const words = useFieldWords(namespace)
  const { data, error, isFetching, refetch } = useGetPeopleChoicesQuery()
  if (error && !data) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} />

  const choices = field.to === 'bank' ? data.banks : data.units
  const options = choices.map(({ id, label }) => ({ value: id, label }))
  const standing = row?.[name]
  const label = row?.[labelOf(name)]
  // What is chosen stays, also where it can no longer be chosen anew.
  if (typeof standing === 'string' && !options.some(option => option.value === standing))
    options.push({ value: standing, label: typeof label === 'string' ? label : standing })
  const nullable = isNullable(field)
  return (
    <FormSelect
      form={form}
      name={name}
      label={words.label(name)}
      hint={words.hint(name)}
      required={isRequired(field)}
      nullable={nullable}
      placeholder={nullable ? t('none') : t('form.choose')}
      options={options}
    />
  )
}
