import { rejectDocumentSchema, type BuyerDocument } from '@contract/modules/buyers/buyer.commands'
import { useRejectDocumentMutation } from '@/features/buyers/buyers/buyers.calls'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

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
  const dispatch = useAppDispatch()
  const [reject] = useRejectDocumentMutation()
  const form = usePortalForm<{ reason: string }>({
    schema: rejectDocumentSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await reject({ buyerId: document.buyer_id, document, reason }).unwrap()
      dispatch(success(t('documents.rejected_note', { name: document.name })))
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
