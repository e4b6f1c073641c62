import type { BuyerDocument } from '@contract/modules/buyers/buyer.commands'
import { buyerDocumentActions } from '@/features/buyers/buyers/buyers.calls'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type RejectDialogProps = {
  document: BuyerDocument
  /** It was accepted before. */
  isTakenBack?: boolean
  onClose: () => void
  onDecided?: () => void
}

/** Whoever handed it in reads why. */
export function RejectDialog({ document, isTakenBack = false, onClose, onDecided }: RejectDialogProps) {
  const t = usePhrases('buyers')
  const form = useCommandForm(buyerDocumentActions.reject, {
    record: { id: document.buyer_id, row_version: document.row_version },
    ids: { documentId: document.id },
    defaultValues: { reason: '' },
    done: () => t('documents.rejected_note', { name: document.name }),
    onDone: () => {
      onClose()
      onDecided?.()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(isTakenBack ? 'documents.take_back_named' : 'documents.reject_title', { name: document.name })}
      submit={t(isTakenBack ? 'documents.take_back' : 'documents.reject')}
      isGrave
      onClose={onClose}
    >
      {isTakenBack && <p>{t('documents.take_back_text')}</p>}
      <FormLongText
        form={form}
        name="reason"
        label={t('documents.reason')}
        hint={t('documents.reason_hint')}
        required
        rows={3}
      />
    </FormDialog>
  )
}
