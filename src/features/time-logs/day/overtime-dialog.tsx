import type { OvertimeCall } from '@contract/modules/time-logs/time-request.calls'
import { requestActions } from '@/features/time-logs/time-logs.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormInteger } from '@/shared/form/form-integer'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type OvertimeDialogProps = { date: string; onClose: () => void }

const ONE_HOUR = 60

export function OvertimeDialog({ date, onClose }: OvertimeDialogProps) {
  const t = usePhrases('time-logs')
  const form = useCommandForm<OvertimeCall, unknown>(requestActions.overtime.request, {
    defaultValues: { work_date: date, minutes: ONE_HOUR, reason: '' },
    done: () => t('overtime.asked'),
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={t('overtime.title')} submit={t('overtime.submit')} onClose={onClose}>
      <p className="mb-0">{t('overtime.text')}</p>
      <FormDate form={form} name="work_date" label={t('overtime.date')} required />
      <FormInteger form={form} name="minutes" label={t('overtime.minutes')} required />
      <FormLongText form={form} name="reason" label={t('overtime.reason')} required />
    </FormDialog>
  )
}
