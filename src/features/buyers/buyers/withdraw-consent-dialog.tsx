import { buyerActions } from '@/features/buyers/buyers/buyers.calls'
import { LateCommandDialog } from '@/shared/command/late-command-dialog'

export type WithdrawConsentDialogProps = {
  buyer: { id: string; row_version: number }
  onClose: () => void
}

/** Nothing new is begun, what was signed goes on. */
export const WithdrawConsentDialog = ({ buyer, onClose }: WithdrawConsentDialogProps) => (
  <LateCommandDialog
    command={buyerActions.withdraw_consent}
    record={buyer}
    namespace="buyers"
    recordName=""
    isGrave
    onClose={onClose}
  />
)
