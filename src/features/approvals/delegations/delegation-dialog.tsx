import { DelegationForm } from '@/features/approvals/delegations/delegation-form'
import { DelegationList } from '@/features/approvals/delegations/delegation-list'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Modal } from '@/shared/ui/modal'

export type DelegationDialogProps = { onClose: () => void }

/** Who decides while the reader is away, and for whom the reader does. */
export function DelegationDialog({ onClose }: DelegationDialogProps) {
  const t = usePhrases('approvals')
  return (
    <Modal show size="lg" title={t('delegation.title')} onClose={onClose}>
      <p className="text-muted">{t('delegation.text')}</p>
      <DelegationForm />
      <DelegationList />
    </Modal>
  )
}
