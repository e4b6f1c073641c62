import { buyers } from '@/features/buyers/buyers/buyers.api'
import { useWithdrawConsentMutation } from '@/features/buyers/buyers/buyers.calls'
import { WithdrawalDialog } from '@/features/buyers/withdrawal-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useAppDispatch } from '@/shared/store/hooks'

export type WithdrawConsentDialogProps = {
  buyer: { id: string; row_version: number }
  onClose: () => void
}

/** Nothing new is begun, what was signed goes on. */
export function WithdrawConsentDialog({ buyer, onClose }: WithdrawConsentDialogProps) {
  const t = usePhrases('buyers')
  const dispatch = useAppDispatch()
  const [withdraw] = useWithdrawConsentMutation()
  const { id, row_version } = buyer
  return (
    <WithdrawalDialog
      title={t('consent.withdraw')}
      text={t('consent.withdraw_text')}
      reasonLabel={t('consent.withdraw_reason')}
      done={t('consent.withdrawn')}
      onWithdraw={reason => withdraw({ id, row_version, reason }).unwrap()}
      onStale={() => dispatch(buyers.wentStale(id))}
      onClose={onClose}
    />
  )
}
