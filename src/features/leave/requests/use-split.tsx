import { z } from 'zod'
import type { OpenedSeat } from '@contract/modules/approvals/approval-inbox.calls'
import { parseDays } from '@contract/people/days.rules'
import { splitLeaveSchema } from '@contract/modules/leave/leave-request.calls'
import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { leaveActions } from '@/features/leave/leave-commands.api'
import { plainDays, useDays } from '@/features/leave/use-days'
import type { DecisionExtra } from '@/shared/approval/decide/decision-extra'
import { FormRate } from '@/shared/form/form-rate'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm, type PortalForm } from '@/shared/form/use-portal-form'
import { Ltr } from '@/shared/format/ltr'
import { http } from '@/shared/http/http'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** The version that a decision is about, as it stands after what was changed just before. */
async function versionOf(seat: string): Promise<number> {
  const { data } = await http.get<{ data: OpenedSeat }>(`/api/v1/approvals/inbox/${encodeURIComponent(seat)}`)
  return data.data.version
}

const schemaFor = (days: string): FormSchema<SplitValues> =>
  z.object({
    unpaid_days: splitLeaveSchema.shape.unpaid_days.refine(
      text => !/^\d+(\.\d{1,2})?$/.test(text) || parseDays(text) <= parseDays(days),
      'more_than_all',
    ),
  })

/** HR says with its verification which days are paid. */
export function useSplit(row: LeaveRequestRow): DecisionExtra {
  const [split] = leaveActions.split.useMutation()
  const form = usePortalForm<SplitValues>({
    schema: schemaFor(row.days),
    defaultValues: { unpaid_days: row.unpaid_days },
    onSubmit: () => Promise.resolve(),
  })
  return {
    decision: 'verify',
    fields: <SplitFields form={form} days={row.days} />,
    save: async seat => {
      if (!(await form.fields.trigger(undefined, { shouldFocus: true }))) return null
      const { unpaid_days } = form.fields.getValues()
      if (parseDays(unpaid_days) === parseDays(row.unpaid_days)) return seat.version
      await split({ record: row, body: { unpaid_days } }).unwrap()
      return versionOf(seat.id)
    },
  }
}

type SplitValues = { unpaid_days: string }
type SplitFieldsProps = { form: PortalForm<SplitValues>; days: string }

const FIGURE = /^\d{1,4}(\.\d{1,2})?$/

/** What of the days is without pay; the rest is paid, and both are the whole. */
function SplitFields({ form, days }: SplitFieldsProps) {
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
