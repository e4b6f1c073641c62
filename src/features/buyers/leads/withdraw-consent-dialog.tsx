import type { Lead } from '@contract/modules/buyers/lead.resource'
import { useWithdrawLeadConsentMutation } from '@/features/buyers/leads/lead-commands.api'
import { WithdrawalDialog } from '@/features/buyers/withdrawal-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leads } from '@/shared/leads/leads.api'
import { useAppDispatch } from '@/shared/store/hooks'

export type WithdrawConsentDialogProps = { lead: Lead; onClose: () => void }

/** Nobody calls, and what was planned is dropped. */
export function WithdrawConsentDialog({ lead, onClose }: WithdrawConsentDialogProps) {
  const t = usePhrases('leads')
  const dispatch = useAppDispatch()
  const [withdraw] = useWithdrawLeadConsentMutation()
  const { id, row_version } = lead
  return (
    <WithdrawalDialog
      title={t('consent.withdraw')}
      text={t('consent.withdraw_text')}
      reasonLabel={t('consent.reason')}
      done={t('consent.done')}
      onWithdraw={reason => withdraw({ id, row_version, reason }).unwrap()}
      onStale={() => dispatch(leads.wentStale(id))}
      onClose={onClose}
    />
  )
}
