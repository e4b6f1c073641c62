import { buyerActions } from '@/features/buyers/buyers/buyers.calls'
import { WithdrawalDialog } from '@/features/buyers/withdrawal-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type WithdrawConsentDialogProps = {
  buyer: { id: string; row_version: number }
  onClose: () => void
}

/** Nothing new is begun, what was signed goes on. */
export function WithdrawConsentDialog({ buyer, onClose }: WithdrawConsentDialogProps) {
  const t = usePhrases('buyers')
  return (
    <WithdrawalDialog
      command={buyerActions.withdraw_consent}
      record={buyer}
      title={t('consent.withdraw')}
      text={t('consent.withdraw_text')}
      reasonLabel={t('consent.withdraw_reason')}
      done={t('consent.withdrawn')}
      onClose={onClose}
    />
  )
}
