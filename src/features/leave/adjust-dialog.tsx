import { adjustBalanceSchema, type AdjustBalance } from '@contract/modules/leave/leave-balance.commands'
import type { LeaveBalance } from '@contract/modules/leave/leave-balance.resource'
import { daysText, parseDays } from '@contract/modules/leave/days.rules'
import { useAdjustBalanceMutation } from '@/features/leave/leave.api'
import { useDays } from '@/features/leave/use-days'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormRate } from '@/shared/form/form-rate'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type AdjustDialogProps = {
  row: Pick<LeaveBalance, 'employee_id' | 'leave_type_id' | 'year' | 'available'>
  onClose: () => void
}

const FIGURE = /^-?\d{1,3}(\.\d{1,2})?$/

/** Another entry beside those that stand, with its reason; nothing is written over. */
export function AdjustDialog({ row, onClose }: AdjustDialogProps) {
  const t = usePhrases('leave')
  const inWords = useDays()
  const dispatch = useAppDispatch()
  const [adjust] = useAdjustBalanceMutation()
  const { employee_id, leave_type_id, year, available } = row
  const form = usePortalForm<AdjustBalance>({
    schema: adjustBalanceSchema as FormSchema<AdjustBalance>,
    defaultValues: { employee_id, leave_type_id, year, days: '', reason: '' },
    onSubmit: async values => {
      await adjust(values).unwrap()
      dispatch(success(t('adjust.done')))
      onClose()
    },
  })
  const { days } = useFormValues(form)
  return (
    <FormDialog form={form} title={t('adjust.title')} submit={t('adjust.submit')} onClose={onClose}>
      <p>{t('adjust.text')}</p>
      <FormRate form={form} name="days" label={t('adjust.days')} hint={t('adjust.days_hint')} required />
      {FIGURE.test(days) && (
        <p role="status">
          {t('adjust.after', { days: inWords(daysText(parseDays(available) + parseDays(days))) })}
        </p>
      )}
      <FormLongText form={form} name="reason" label={t('adjust.reason')} required />
    </FormDialog>
  )
}
