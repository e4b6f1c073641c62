import type { QuoteForm } from '@/features/property/quote/quote-form'
import { useCan } from '@/shared/access/use-can'
import { FormDate } from '@/shared/form/form-date'
import { FormInteger } from '@/shared/form/form-integer'
import { FormMoney } from '@/shared/form/form-money'
import { FormRate } from '@/shared/form/form-rate'
import { FormReference } from '@/shared/form/form-reference'
import { FormSelect } from '@/shared/form/form-select'
import { FormText } from '@/shared/form/form-text'
import { useFormValues } from '@/shared/form/use-form-values'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FINANCINGS } from '@contract/selling/schedule.rules'

export type QuoteFieldsProps = { form: PortalForm<QuoteForm> }

const DISCOUNTS = ['none', 'rate', 'amount'] as const

/** Only what the chosen way of paying asks for. */
export function QuoteFields({ form }: QuoteFieldsProps) {
  const t = usePhrases('quote')
  const can = useCan()
  const { discount_by, financing } = useFormValues(form)
  const isLent = financing === 'bank' || financing === 'pag_ibig'
  const isSpot = financing === 'spot_cash'
  return (
    <div className="quote-fields">
      <FormSelect
        form={form}
        name="discount_by"
        label={t('form.discount_by')}
        options={DISCOUNTS.map(value => ({ value, label: t(`discount.${value}`) }))}
      />
      {discount_by === 'rate' && (
        <FormRate form={form} name="discount_rate_pct" label={t('form.discount_rate_pct')} />
      )}
      {discount_by === 'amount' && (
        <FormMoney form={form} name="discount_amount" label={t('form.discount_amount')} />
      )}
      <FormMoney form={form} name="other_charges" label={t('form.other_charges')} />
      <FormSelect
        form={form}
        name="financing"
        label={t('form.financing')}
        options={FINANCINGS.map(value => ({ value, label: t(`financing.${value}`) }))}
      />
      <FormMoney form={form} name="reservation_fee" label={t('form.reservation_fee')} />
      {!isSpot && (
        <>
          <FormRate form={form} name="dp_rate_pct" label={t('form.dp_rate_pct')} />
          <FormInteger form={form} name="dp_terms_months" label={t('form.dp_terms_months')} />
        </>
      )}
      {(financing === 'in_house' || financing === 'deferred_cash') && (
        <FormInteger form={form} name="balance_terms_months" label={t('form.balance_terms_months')} />
      )}
      {financing === 'in_house' && (
        <FormRate form={form} name="interest_rate_pct" label={t('form.interest_rate_pct')} />
      )}
      {isLent && (
        <fieldset className="quote-loans">
          <legend className="field-label">{t('form.loans')}</legend>
          {([0, 1, 2] as const).map(index => (
            <div key={index} className="quote-loan">
              <FormRate
                form={form}
                name={`loans.${index}.rate_pct`}
                label={t('form.loan_rate', { no: index + 1 })}
              />
              <FormInteger
                form={form}
                name={`loans.${index}.months`}
                label={t('form.loan_months', { no: index + 1 })}
              />
            </div>
          ))}
        </fieldset>
      )}
      <FormDate form={form} name="valid_until" label={t('form.valid_until')} />
      {can('buyer.lead.view') && (
        <FormReference
          form={form}
          name="lead_id"
          to="lead"
          label={t('form.lead')}
          hint={t('form.lead_hint')}
          optional
        />
      )}
      <FormText
        form={form}
        name="prepared_for"
        label={t('form.prepared_for')}
        hint={t('form.prepared_hint')}
      />
    </div>
  )
}
