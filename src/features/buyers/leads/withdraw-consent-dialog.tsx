import type { Lead } from '@contract/modules/buyers/lead.resource'
import { WithdrawalDialog } from '@/features/buyers/withdrawal-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leadActions } from '@/shared/leads/lead-actions.api'
import { leads } from '@/shared/leads/leads.api'
import { useAppDispatch } from '@/shared/store/hooks'

export type WithdrawConsentDialogProps = { lead: Lead; onClose: () => void }

/** Nobody calls, and what was planned is dropped. */
export function WithdrawConsentDialog({ lead, onClose }: WithdrawConsentDialogProps) {
  const t = usePhrases('leads')
  const dispatch = useAppDispatch()
  const [withdraw] = leadActions.withdraw_consent.useMutation()
  return (
    <WithdrawalDialog
      title={t('consent.withdraw')}
      text={t('consent.withdraw_text')}
      reasonLabel={t('consent.reason')}
      done={t('consent.done')}
      onWithdraw={reason => withdraw({ record: lead, body: { reason } }).unwrap()}
      onStale={() => dispatch(leads.wentStale(lead.id))}
      onClose={onClose}
    />
  )
}
