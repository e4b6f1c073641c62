import { useState } from 'react'
import { sendBuyerDocument } from '@/shared/document-desk/send-document'
import { buyerDocumentsChanged } from '@/shared/document-desk/document-desk.api'
import { DateInput } from '@/shared/form/date-input'
import { FileChooser } from '@/shared/form/file-chooser'
import { useFileSender } from '@/shared/form/use-file-sender'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Field } from '@/shared/ui/field'

export type AddDocumentProps = {
  buyerId: string
  kind: string
  name: string
  asksValidTo: boolean
  onSent: () => void
}

/** One paper, chosen or photographed; it is on its way as soon as it is there. */
export function AddDocument({ buyerId, kind, name, asksValidTo, onSent }: AddDocumentProps) {
  const t = usePhrases('buyers')
  const dispatch = useAppDispatch()
  const [validTo, setValidTo] = useState<string | null>(null)
  const sender = useFileSender(sendBuyerDocument(buyerId, kind, validTo), () => {
    dispatch(success(t('documents.sent', { name })))
    dispatch(buyerDocumentsChanged(buyerId))
    onSent()
  })
  return (
    <div className="form-stack document-adding">
      {asksValidTo && (
        <Field label={t('documents.valid_to')} hint={t('documents.valid_to_hint')} optional>
          <DateInput
            name={`valid-to-${kind}`}
            value={validTo}
            onChange={value => setValidTo(typeof value === 'string' && value !== '' ? value : null)}
          />
        </Field>
      )}
      <FileChooser sender={sender} label={t('documents.choose', { name })} />
    </div>
  )
}
