import type { Lead } from '@contract/modules/buyers/lead.resource'
import { WithdrawalDialog } from '@/features/buyers/withdrawal-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leadActions } from '@/shared/leads/lead-actions.api'

export type WithdrawConsentDialogProps = { lead: Lead; onClose: () => void }

/** Nobody calls, and what was planned is dropped. */
export function WithdrawConsentDialog({ lead, onClose }: WithdrawConsentDialogProps) {
  const t = usePhrases('leads')
  return (
    <WithdrawalDialog
      command={leadActions.withdraw_consent}
      record={lead}
      title={t('consent.withdraw')}
      text={t('consent.withdraw_text')}
      reasonLabel={t('consent.reason')}
      done={t('consent.done')}
      onClose={onClose}
    />
  )
}
