import { z } from 'zod'
import { useMoveLeadMutation } from '@/features/buyers/leads/lead-commands.api'
import type { Target } from '@/features/buyers/leads/move-targets'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leads } from '@/shared/leads/leads.api'
import { useAppDispatch } from '@/shared/store/hooks'

export type LoseDialogProps = {
  lead: { id: string; row_version: number; full_name: string }
  target: Target
  onClose: () => void
  onDone: () => void
}

const schema = z.object({ reason: z.string().trim().min(3).max(400) })

export function LoseDialog({ lead, target, onClose, onDone }: LoseDialogProps) {
  const t = usePhrases('leads')
  const dispatch = useAppDispatch()
  const [send] = useMoveLeadMutation()
  const { id, row_version, full_name: name } = lead
  const form = usePortalForm<z.infer<typeof schema>>({
    schema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await send({ id, row_version, values: { status_id: target.status_id, reason } }).unwrap()
      onDone()
    },
    onStale: () => dispatch(leads.wentStale(id)),
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
