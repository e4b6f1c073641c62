import { useGetAudienceChoicesQuery } from '@/features/files/memos.api'
import { FormSelect } from '@/shared/form/form-select'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { useFieldWords } from '@/shared/record/use-field-words'
import { Skeleton } from '@/shared/ui/skeleton'

/** One of the units that one acts in; their own list may be somebody else's to see. */
export function UnitControl({ form, name, namespace }: FieldControlProps) {
  const t = usePhrases('record')
  const words = useFieldWords(namespace)
  const { data } = useGetAudienceChoicesQuery()
  if (!data) return <Skeleton lines={2} />
  return (
    <FormSelect
      form={form}
      name={name}
      label={words.label(name)}
      hint={words.hint(name)}
      required
      placeholder={t('form.choose')}
      options={data.units.map(({ id, label }) => ({ value: id, label }))}
    />
  )
}
