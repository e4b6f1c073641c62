import type { FieldValues, Path } from 'react-hook-form'
import { RELEASE_MODES } from '@contract/modules/commission/release.document'
import { FormDate } from '@/shared/form/form-date'
import { FormReference } from '@/shared/form/form-reference'
import { FormSelect } from '@/shared/form/form-select'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type PaymentFieldsProps<Values extends FieldValues> = {
  form: PortalForm<Values>
  names: Record<'paid_on' | 'pay_mode' | 'bank_id' | 'check', Path<Values>>
  /** What the number of the check is called, where it is the first of several. */
  check: { label: string; hint?: string }
}

/** When and how it is paid: from a bank account unless in cash, with a number where by check. */
export function PaymentFields<Values extends FieldValues>({
  form,
  names,
  check,
}: PaymentFieldsProps<Values>) {
  const t = usePhrases('releases')
  const mode = form.fields.watch(names.pay_mode) as (typeof RELEASE_MODES)[number]
  return (
    <div className="form-grid">
      <FormDate form={form} name={names.paid_on} label={t('fields.paid_on')} required />
      <FormSelect
        form={form}
        name={names.pay_mode}
        label={t('fields.pay_mode')}
        options={RELEASE_MODES.map(value => ({ value, label: t(`values.pay_mode.${value}`) }))}
      />
      {mode !== 'cash' && (
        <FormReference form={form} name={names.bank_id} to="bank" label={t('fields.bank_id')} required />
      )}
      {mode === 'check' && <FormText form={form} name={names.check} {...check} nullable dir="ltr" required />}
    </div>
  )
}
