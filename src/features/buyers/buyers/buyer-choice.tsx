import { labelOf } from '@contract/kernel/references'
import { useGetBuyerChoicesQuery } from '@/features/buyers/buyers/buyers.calls'
import { FormSelect } from '@/shared/form/form-select'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { isNullable, isRequired } from '@/shared/record/field-shape'
import { useFieldWords } from '@/shared/record/use-field-words'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Skeleton } from '@/shared/ui/skeleton'

/** A unit or a seller, whose own lists belong to others; a seller is one of the unit that was chosen. */
export function BuyerChoice({ form, name, field, namespace, row }: FieldControlProps) {
  const t = usePhrases('record')
  const words = useFieldWords(namespace)
  const typed = useFormValues(form)
  const { data, error, isFetching, refetch } = useGetBuyerChoicesQuery()
  if (error && !data) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={2} />

  const unit = typed['ou_id'] ?? row?.['ou_id']
  const choices = name === 'ou_id' ? data.units : data.sellers.filter(({ ou_id }) => !unit || ou_id === unit)
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
