import { useState } from 'react'
import type { SaleDocumentStatus } from '@contract/selling/sale-words'
import {
  SubmitDocumentDialog,
  type DocumentRowProps,
} from '@/features/sales/documents/submit-document-dialog'
import { buyerFiles, saleFiles, type DeskFile } from '@/shared/document-desk/desk-document'
import { OpenFiles } from '@/shared/document-desk/open-files'
import { useCan } from '@/shared/access/use-can'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

/** Where its files are: with the sale, or with the buyer for whoever sees buyers. */
function filesOf(saleId: string, document: DocumentRowProps['document'], seesBuyers: boolean): DeskFile[] {
  const { attachment_id, buyer_id, buyer_document_id, file_name, mime, more_files } = document
  if (file_name === null || mime === null) return []
  const first = { file_name, mime, more_files }
  if (buyer_document_id) return seesBuyers ? buyerFiles({ ...first, id: buyer_document_id, buyer_id }) : []
  return attachment_id ? saleFiles(saleId, { ...first, id: attachment_id }) : []
}

const TONES: Record<SaleDocumentStatus, Tone> = {
  missing: 'neutral',
  submitted: 'info',
  verified: 'success',
  rejected: 'danger',
  expired: 'warning',
}

export function DocumentRow({ sale, document }: DocumentRowProps) {
  const t = usePhrases('sale-documents')
  const formats = useFormats()
  const can = useCan()
  const [isSubmitting, setSubmitting] = useState(false)
  const { status, may } = document
  const name = storedName('document_requirement', document.name)
  const files = filesOf(sale.id, document, can('buyer.record.view'))
  const isWithBuyer = document.kept_with === 'buyer' && !document.attachment_id
  const notes = [
    document.buyer_id !== sale.buyer_id && t('documents.of', { name: document.buyer_name }),
    document.buyer_document_id && t('documents.with_buyer'),
    document.file_name,
    ...document.more_files.map(more => more.file_name),
    document.valid_to && t('documents.valid_to', { date: formats.shortDate(document.valid_to) }),
    status !== 'verified' &&
      document.due_date &&
      t('documents.due', { date: formats.shortDate(document.due_date) }),
    document.verified_by && t('documents.by', { name: document.verified_by }),
    status === 'rejected' && document.reject_reason,
    document.is_own && t('documents.own'),
  ].filter(Boolean)
  return (
    <li className="document">
      <div className="document-words">
        <bdi className="fw-medium">{name}</bdi>{' '}
        <Badge tone={TONES[status]} dot>
          {t(`documents.status.${status}`)}
        </Badge>
        {notes.length > 0 && <p className="text-muted small document-notes">{notes.join(' · ')}</p>}
      </div>
      <div className="cluster">
        <OpenFiles files={files} label={file => t('documents.look', { name: file })} />
        {isWithBuyer && can('buyer.record.view') && (
          <ButtonLink
            size="sm"
            to={`/buyer-management/list?record=${document.buyer_id}&tab=documents`}
            aria-label={t('documents.open_buyer_named', { name: document.buyer_name })}
          >
            {t('documents.open_buyer')}
          </ButtonLink>
        )}
        {may.submit && (
          <Button size="sm" icon="upload" onClick={() => setSubmitting(true)}>
            {t('documents.submit')}
          </Button>
        )}
      </div>
      {isSubmitting && (
        <SubmitDocumentDialog sale={sale} document={document} onClose={() => setSubmitting(false)} />
      )}
    </li>
  )
}
