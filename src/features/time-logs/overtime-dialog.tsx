import { overtimeCallSchema, type OvertimeCall } from '@contract/modules/time-logs/time-request.commands'
import { useAskForOvertimeMutation } from '@/features/time-logs/time-logs.api'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormInteger } from '@/shared/form/form-integer'
import { FormLongText } from '@/shared/form/form-long-text'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type OvertimeDialogProps = { date: string; onClose: () => void }

const ONE_HOUR = 60

export function OvertimeDialog({ date, onClose }: OvertimeDialogProps) {
  const t = usePhrases('time-logs')
  const dispatch = useAppDispatch()
  const [ask] = useAskForOvertimeMutation()
  const form = usePortalForm<OvertimeCall>({
    schema: overtimeCallSchema as FormSchema<OvertimeCall>,
    defaultValues: { work_date: date, minutes: ONE_HOUR, reason: '' },
    onSubmit: async values => {
      await ask(values).unwrap()
      dispatch(success(t('overtime.asked')))
      onClose()
    },
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
