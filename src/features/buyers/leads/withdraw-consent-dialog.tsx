import type { Lead } from '@contract/modules/buyers/lead.resource'
import { LateCommandDialog } from '@/shared/command/late-command-dialog'
import { leadActions } from '@/shared/leads/lead-actions.api'

export type WithdrawConsentDialogProps = { lead: Lead; onClose: () => void }

/** Nobody calls, and what was planned is dropped. */
export const WithdrawConsentDialog = ({ lead, onClose }: WithdrawConsentDialogProps) => (
  <LateCommandDialog
    command={leadActions.withdraw_consent}
    record={lead}
    namespace="leads"
    recordName={lead.full_name}
    isGrave
    onClose={onClose}
  />
)
