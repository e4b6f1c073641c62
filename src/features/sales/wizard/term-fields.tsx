import { oneOf } from '@contract/kernel/one-of'
import type { SaleTerms } from '@contract/selling/sale.calls'
import type { Financing } from '@contract/selling/schedule.rules'
import { useCan } from '@/shared/access/use-can'
import { FormDate } from '@/shared/form/form-date'
import { FormInteger } from '@/shared/form/form-integer'
import { FormMoney } from '@/shared/form/form-money'
import { FormRate } from '@/shared/form/form-rate'
import { FormReference } from '@/shared/form/form-reference'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'

const LENDERS = { kind: oneOf('lender', 'both') }

/** Any form that holds terms: the wizard's, and that of an amendment. */
export type TermsForm = { terms: SaleTerms }

export type TermFieldsProps = {
  form: PortalForm<TermsForm>
  financing: Financing
}

/** Only what the way of paying asks for. */
export function TermFields({ form, financing }: TermFieldsProps) {
  const t = usePhrases('sale-wizard')
  const words = usePhrases('sales')
  const can = useCan()
  const at = <Field extends string>(field: Field) => `terms.${field}` as const
  const isSpot = financing === 'spot_cash'
  const hasBalance = financing === 'in_house' || financing === 'deferred_cash'
  return (
    <div className="form-grid">
      {!isSpot && (
        <FormRate form={form} name={at('dp_rate_pct')} label={words('fields.dp_rate_pct')} required />
      )}
      {!isSpot && (
        <FormInteger
          form={form}
          name={at('dp_terms_months')}
          label={words('fields.dp_terms_months')}
          required
        />
      )}
      <FormDate
        form={form}
        name={at('dp_start_date')}
        label={words('fields.dp_start_date')}
        hint={t(isSpot ? 'terms.start_spot_hint' : 'terms.start_hint')}
        optional
      />
      {!isSpot && (
        <FormMoney
          form={form}
          name={at('spot_dp_amount')}
          label={words('fields.spot_dp_amount')}
          hint={t('terms.spot_hint')}
        />
      )}
      {hasBalance && (
        <FormInteger
          form={form}
          name={at('balance_terms_months')}
          label={words('fields.balance_terms_months')}
          required
        />
      )}
      {financing === 'in_house' && (
        <FormRate
          form={form}
          name={at('interest_rate_pct')}
          label={words('fields.interest_rate_pct')}
          required
        />
      )}
      {financing === 'bank' && can('maintenance.bank.view') && (
        <FormReference
          form={form}
          name={at('lender_bank_id')}
          to="bank"
          offers={LENDERS}
          label={words('fields.lender_bank_id')}
          optional
        />
      )}
    </div>
  )
}
