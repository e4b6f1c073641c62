import { buyerDocumentActions, saleDocumentActions } from '@/shared/document-desk/document-desk.api'
import type { DeskDocument } from '@/shared/document-desk/desk-document'
import type { PortalCommand } from '@/shared/command/create-command-api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type DocumentRejectionProps = {
  document: Pick<DeskDocument, 'source' | 'recordId' | 'id' | 'row_version' | 'name'>
  /** Where it was verified before, and is taken back. */
  words?: { title: string; text: string; submit: string }
  onClose: () => void
  onDecided?: () => void
}

const COMMANDS = {
  buyer: { command: buyerDocumentActions.reject as PortalCommand, id: 'documentId' },
  sale: { command: saleDocumentActions.reject_document as PortalCommand, id: 'document' },
}

/** Whoever uploaded it reads why. */
export function DocumentRejection({ document, words, onClose, onDecided }: DocumentRejectionProps) {
  const t = usePhrases('document-desk')
  const { command, id } = COMMANDS[document.source]
  const form = useCommandForm<{ reason: string }, unknown>(command, {
    record: { id: document.recordId, row_version: document.row_version },
    ids: { [id]: document.id },
    defaultValues: { reason: '' },
    done: () => t('reject.done', { name: document.name }),
    onDone: () => {
      onClose()
      onDecided?.()
    },
  })
  return (
    <FormDialog
      form={form}
      title={words?.title ?? t('reject.title', { name: document.name })}
      submit={words?.submit ?? t('reject.submit')}
      isGrave
      onClose={onClose}
    >
      {words && <p>{words.text}</p>}
      <FormLongText
        form={form}
        name="reason"
        label={t('reject.reason')}
        hint={t('reject.reason_hint')}
        required
        rows={3}
      />
    </FormDialog>
  )
}
