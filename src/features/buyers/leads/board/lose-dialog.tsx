import type { Target } from '@/features/buyers/leads/board/move-targets'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leadActions } from '@/shared/leads/lead-actions.api'

export type LoseDialogProps = {
  lead: { id: string; row_version: number; full_name: string }
  target: Target
  /** What is said once it is done. */
  done: string
  onClose: () => void
  onDone: () => void
}

type LossValues = { status_id: string; reason: string | null }

export function LoseDialog({ lead, target, done, onClose, onDone }: LoseDialogProps) {
  const t = usePhrases('leads')
  const { full_name: name } = lead
  const form = useCommandForm<LossValues, unknown>(leadActions.move, {
    record: lead,
    defaultValues: { status_id: target.status_id, reason: '' },
    done: () => done,
    onDone,
  })
  return (
    <FormDialog
      form={form}
      title={t('lose.title', { name })}
      submit={t('lose.submit')}
      onClose={onClose}
      isGrave
    >
      <p>{t('lose.text')}</p>
      <FormLongText form={form} name="reason" label={t('lose.reason')} required />
    </FormDialog>
  )
}
