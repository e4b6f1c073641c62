import { labelOf } from '@contract/kernel/references'
import { useGetExpenseTermsQuery } from '@/features/expense/expense.api'
import { useFormats } from '@/shared/format/use-formats'
import { FormSelect } from '@/shared/form/form-select'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'

/** One's own open advance that the expense is out of; nothing is asked of whoever has none. */
export function AdvanceField({ form, name, row }: FieldControlProps) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const { data: terms } = useGetExpenseTermsQuery()
  const open = (terms?.advances ?? []).map(({ id, number, balance }) => ({
    value: id,
    label: t('advance.option', { number, balance: formats.amount(balance) }),
  }))
  const kept = row?.[name]
  const options =
    typeof kept === 'string' && !open.some(({ value }) => value === kept)
      ? [...open, { value: kept, label: String(row?.[labelOf(name)] ?? '') }]
      : open
  if (options.length === 0) return null
  return (
    <FormSelect
      form={form}
      name={name}
      label={t('fields.cash_advance_id')}
      hint={t('advance.hint')}
      placeholder={t('advance.none')}
      options={options}
      nullable
    />
  )
}
