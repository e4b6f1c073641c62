import type { AdjustBalance } from '@contract/modules/leave/leave-balance.calls'
import type { LeaveBalance } from '@contract/modules/leave/leave-balance.resource'
import { daysText, parseDays } from '@contract/people/days.rules'
import { leaveActions } from '@/features/leave/leave-commands.api'
import { useDays } from '@/features/leave/use-days'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormRate } from '@/shared/form/form-rate'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type AdjustDialogProps = {
  row: Pick<LeaveBalance, 'employee_id' | 'leave_type_id' | 'year' | 'available'>
  onClose: () => void
}

const FIGURE = /^-?\d{1,3}(\.\d{1,2})?$/

/** Another entry beside those that stand, with its reason; nothing is written over. */
export function AdjustDialog({ row, onClose }: AdjustDialogProps) {
  const t = usePhrases('leave')
  const inWords = useDays()
  const { employee_id, leave_type_id, year, available } = row
  const form = useCommandForm<AdjustBalance, unknown>(leaveActions.adjust, {
    defaultValues: { employee_id, leave_type_id, year, days: '', reason: '' },
    done: () => t('adjust.done'),
    onDone: onClose,
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
