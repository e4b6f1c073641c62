import { withdrawConsentSchema } from '@contract/modules/buyers/consent'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type WithdrawalDialogProps = {
  title: string
  /** What follows is said before. */
  text: string
  reasonLabel: string
  done: string
  onWithdraw: (reason: string) => Promise<unknown>
  /** Somebody else was faster. */
  onStale: () => void
  onClose: () => void
}

/** Somebody takes their consent back, as a lead or as a buyer; what follows from it differs and is said before. */
export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { title, text, reasonLabel, done, onWithdraw, onStale, onClose } = props
  const dispatch = useAppDispatch()
  const form = usePortalForm<{ reason: string }>({
    schema: withdrawConsentSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await onWithdraw(reason)
      dispatch(success(done))
      onClose()
    },
    onStale,
  })
  return (
    <FormDialog form={form} title={title} submit={title} isGrave onClose={onClose}>
      <p>{text}</p>
      <FormLongText form={form} name="reason" label={reasonLabel} required rows={3} />
    </FormDialog>
  )
}
