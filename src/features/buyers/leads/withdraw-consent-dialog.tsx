import { withdrawConsentSchema } from '@contract/modules/buyers/buyer.commands'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import { useWithdrawLeadConsentMutation } from '@/features/buyers/leads/lead-commands.api'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leads } from '@/shared/leads/leads.api'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type WithdrawConsentDialogProps = { lead: Lead; onClose: () => void }

/** What follows is said before: nobody calls, and what was planned is dropped. */
export function WithdrawConsentDialog({ lead, onClose }: WithdrawConsentDialogProps) {
  const t = usePhrases('leads')
  const dispatch = useAppDispatch()
  const [withdraw] = useWithdrawLeadConsentMutation()
  const { id, row_version } = lead
  const form = usePortalForm<{ reason: string }>({
    schema: withdrawConsentSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await withdraw({ id, row_version, reason }).unwrap()
      dispatch(success(t('consent.done')))
      onClose()
    },
    onStale: () => dispatch(leads.wentStale(id)),
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
      <FormLongText form={form} name="reason" label={t('consent.reason')} required rows={3} />
    </FormDialog>
  )
}
