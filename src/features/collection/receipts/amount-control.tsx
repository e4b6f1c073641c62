import { skipToken } from '@reduxjs/toolkit/query/react'
import { isDateText } from '@contract/kernel/dates'
import { formatAmount, parseMoney } from '@contract/kernel/money'
import { useGetOffsetLimitQuery } from '@/features/collection/collection.api'
import { centavosTyped } from '@/features/collection/receipts/centavos-typed'
import { FormMoney } from '@/shared/form/form-money'
import { useFormField } from '@/shared/form/use-form-field'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'
import { Banner } from '@/shared/ui/banner'

/** The money received; of an offset, what is owed to the developer and may be settled with. */
export function AmountControl(props: FieldControlProps) {
  const t = usePhrases('collection')
  const { form, name, row } = props
  const { mode, developer_id, received_on, ...values } = useFormValues(form)
  const ou_id = values['ou_id'] ?? row?.['ou_id']
  const isAsked = mode === 'offset' && developer_id && ou_id && isDateText(String(received_on))
  const { currentData: limit } = useGetOffsetLimitQuery(
    isAsked
      ? { developer_id: String(developer_id), ou_id: String(ou_id), on: String(received_on) }
      : skipToken,
  )
  const { error } = useFormField(form, name)
  if (mode !== 'offset') return <FieldControl {...props} />
  const isAbove = limit && centavosTyped(values[name]) > parseMoney(limit.owed)
  return (
    <div className="form-stack">
      <FormMoney
        form={form}
        name={name}
        label={t('offset.amount')}
        hint={limit && t('offset.owed', { amount: formatAmount(limit.owed) })}
        required
      />
      {isAbove && !error && <Banner tone="warning">{t('offset.above')}</Banner>}
    </div>
  )
}
