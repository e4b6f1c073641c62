import { COMPANY_ACCOUNTS } from '@contract/kernel/field-declarations'
import { RELEASE_MODES } from '@contract/modules/commission/release.document'
import { FormDate } from '@/shared/form/form-date'
import { FormReference } from '@/shared/form/form-reference'
import { FormSelect } from '@/shared/form/form-select'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'

export type PaymentFieldsProps = {
  form: PortalForm<RecordValues>
  /** The field that holds the number of the check, and what it is called where it is the first of several. */
  check: { name: string; label: string; hint?: string }
}

/** Whether what these fields ask for is still missing. */
export const lacksPayment = (values: RecordValues, check: string): boolean =>
  (values['pay_mode'] !== 'cash' && !values['bank_id']) || (values['pay_mode'] === 'check' && !values[check])

/** When and how it is paid: from a bank account unless in cash, with a number where by check. */
export function PaymentFields({ form, check }: PaymentFieldsProps) {
  const t = usePhrases('releases')
  const mode = form.fields.watch('pay_mode')
  return (
    <div className="form-grid">
      <FormDate form={form} name="paid_on" label={t('fields.paid_on')} required />
      <FormSelect
        form={form}
        name="pay_mode"
        label={t('fields.pay_mode')}
        options={RELEASE_MODES.map(value => ({ value, label: t(`values.pay_mode.${value}`) }))}
      />
      {mode !== 'cash' && (
        <FormReference
          form={form}
          name="bank_id"
          to="bank"
          offers={COMPANY_ACCOUNTS}
          label={t('fields.bank_id')}
          required
        />
      )}
      {mode === 'check' && <FormText form={form} {...check} nullable dir="ltr" required />}
    </div>
  )
}
