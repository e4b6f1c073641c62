import type { ClaimClawback } from '@contract/modules/commission/clawback.commands'
import { CLAIM_CAUSES } from '@contract/modules/commission/clawback.resource'
import { clawbackActions } from '@/features/clawbacks/clawbacks.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormMoney } from '@/shared/form/form-money'
import { FormReference } from '@/shared/form/form-reference'
import { FormSelect } from '@/shared/form/form-select'
import { FormSwitch } from '@/shared/form/form-switch'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** Of whom, of which sale, how much and why: another person confirms it. */
export function ClaimDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('clawbacks')
  const form = useCommandForm<ClaimClawback, unknown>(clawbackActions.claim, {
    defaultValues: {
      sale_id: '',
      seller_id: '',
      cause: 'wrong_payee',
      of_incentive: false,
      amount: '',
      reason: '',
    },
    done: () => t('claim.done'),
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={t('claim.title')} submit={t('claim.submit')} onClose={onClose}>
      <p className="mb-0">{t('claim.text')}</p>
      <FormReference form={form} name="sale_id" to="sale" label={t('fields.sale_id')} required />
      <FormReference
        form={form}
        name="seller_id"
        to="seller_profile"
        label={t('fields.seller_id')}
        required
      />
      <FormSelect
        form={form}
        name="cause"
        label={t('fields.cause')}
        options={CLAIM_CAUSES.map(value => ({ value, label: t(`values.cause.${value}`) }))}
      />
      <FormSwitch form={form} name="of_incentive" label={t('claim.of_incentive')} />
      <FormMoney form={form} name="amount" label={t('fields.amount')} required />
      <FormLongText form={form} name="reason" label={t('fields.reason')} required />
    </FormDialog>
  )
}
