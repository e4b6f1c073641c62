import { z } from 'zod'
import { lockCallSchema } from '@contract/modules/time-logs/time-request.calls'
import { timeMonthActions } from '@/features/time-logs/time-logs.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type LockChange = { ou_id: string; unit: string; month: string; is_locked: boolean }
export type LockDialogProps = { locking: LockChange; onClose: () => void }

const reasonSchema = z.object({ reason: lockCallSchema.shape.reason })

export function LockDialog({ locking, onClose }: LockDialogProps) {
  const { ou_id, unit, month, is_locked } = locking
  const t = usePhrases('time-logs')
  const formats = useFormats()
  const form = useCommandForm<{ reason: string }, unknown>(timeMonthActions.lock, {
    schema: reasonSchema,
    defaultValues: { reason: '' },
    toBody: ({ reason }) => ({ ou_id, month, is_locked, reason }),
    done: () => t(is_locked ? 'months.lock_done' : 'months.unlock_done'),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t(is_locked ? 'months.lock_title' : 'months.unlock_title', {
        month: formats.month(`${month}-01`),
        unit,
      })}
      submit={t(is_locked ? 'months.lock' : 'months.unlock')}
      onClose={onClose}
      isGrave={!is_locked}
    >
      <p className="mb-0">{t(is_locked ? 'months.lock_text' : 'months.unlock_text')}</p>
      <FormLongText form={form} name="reason" label={t('months.why')} required />
    </FormDialog>
  )
}
