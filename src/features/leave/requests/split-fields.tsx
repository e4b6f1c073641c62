import { parseDays } from '@contract/people/days.rules'
import { plainDays, useDays } from '@/features/leave/use-days'
import { FormRate } from '@/shared/form/form-rate'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { Ltr } from '@/shared/format/ltr'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type SplitValues = { unpaid_days: string }
export type SplitFieldsProps = { form: PortalForm<SplitValues>; days: string }

const FIGURE = /^\d{1,4}(\.\d{1,2})?$/

/** What of the days is without pay; the rest is paid, and both are the whole. */
export function SplitFields({ form, days }: SplitFieldsProps) {
  const t = usePhrases('leave')
  const inWords = useDays()
  const { unpaid_days: unpaid } = useFormValues(form)
  const paid = FIGURE.test(unpaid) ? parseDays(days) - parseDays(unpaid) : null
  return (
    <>
      <FormRate
        form={form}
        name="unpaid_days"
        label={t('confirm.unpaid_days')}
        hint={t('confirm.split_hint', { days: inWords(days) })}
        required
      />
      <p role="status">
        {t('confirm.paid_days')}{' '}
        <strong>
          <Ltr>{paid === null || paid < 0 ? '–' : plainDays(paid)}</Ltr>
        </strong>
      </p>
    </>
  )
}
