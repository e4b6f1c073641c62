import { withdrawConsentSchema } from '@contract/modules/buyers/buyer.commands'
import { buyers } from '@/features/buyers/buyers/buyers.api'
import { useWithdrawConsentMutation } from '@/features/buyers/buyers/buyers.calls'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type WithdrawConsentDialogProps = {
  buyer: { id: string; row_version: number }
  onClose: () => void
}

/** What follows is said before: nothing new is begun, what was signed goes on. */
export function WithdrawConsentDialog({ buyer, onClose }: WithdrawConsentDialogProps) {
  const t = usePhrases('buyers')
  const dispatch = useAppDispatch()
  const [withdraw] = useWithdrawConsentMutation()
  const { id, row_version } = buyer
  const form = usePortalForm<{ reason: string }>({
    schema: withdrawConsentSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await withdraw({ id, row_version, reason }).unwrap()
      dispatch(success(t('consent.withdrawn')))
      onClose()
    },
    onStale: () => dispatch(buyers.wentStale(id)),
  })
  return (
    <FormDialog
      form={form}
      title={t('consent.withdraw')}
      submit={t('consent.withdraw')}
      isGrave
      onClose={onClose}
    >
      <p>{t('consent.withdraw_text')}</p>
      <FormLongText form={form} name="reason" label={t('consent.withdraw_reason')} required rows={3} />
    </FormDialog>
  )
}
