import { useState } from 'react'
import type { z } from 'zod'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { SaleDocumentStatus } from '@contract/selling/sale-words'
import type { saleDocumentSchema } from '@contract/modules/sales/sale.views'
import { SubmitDocumentDialog } from '@/features/sales/documents/submit-document-dialog'
import { saleActions } from '@/features/sales/sale-commands.api'
import { sales } from '@/features/sales/sales-lists.api'
import { useCan } from '@/shared/access/use-can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { useCommand } from '@/shared/command/use-command'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { fetchContent } from '@/shared/record/stored-files'
import { FileViewer } from '@/shared/viewer/file-viewer'
import { IconButton } from '@/shared/ui/icon-button'
import { Badge, type Tone } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

export type DocumentRowProps = { sale: SaleRow; document: z.infer<typeof saleDocumentSchema> }

/** Where its file is: with the sale, or with the buyer for whoever sees buyers. */
function contentOf(
  saleId: string,
  document: DocumentRowProps['document'],
  seesBuyers: boolean,
): string | null {
  const { attachment_id, buyer_id, buyer_document_id } = document
  if (buyer_document_id)
    return seesBuyers
      ? `/api/v1/buyer-management/buyers/${buyer_id}/documents/${buyer_document_id}/file`
      : null
  return attachment_id && `${sales.url}/${saleId}/attachments/${attachment_id}`
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
  const [asked, setAsked] = useState<'submit' | 'reject' | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [verify, busyId] = useCommand(saleActions.verify_document)
  const { id, name, status, may } = document
  const ids = { document: id }
  const content = contentOf(sale.id, document, can('buyer.record.view'))
  const isWithBuyer = document.kept_with === 'buyer' && !document.attachment_id
  const notes = [
    document.buyer_id !== sale.buyer_id && t('documents.of', { name: document.buyer_name }),
    document.buyer_document_id && t('documents.with_buyer'),
    document.file_name,
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
        {content && document.file_name && (
          <IconButton
            icon="eye"
            label={t('documents.look', { name: document.file_name })}
            onClick={() => setOpen(true)}
          />
        )}
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
          <Button size="sm" icon="upload" onClick={() => setAsked('submit')}>
            {t('documents.submit')}
          </Button>
        )}
        {may.reject && (
          <Button size="sm" onClick={() => setAsked('reject')}>
            {t('command.reject_document.title')}
          </Button>
        )}
        {may.verify && (
          <Button
            size="sm"
            variant="primary"
            icon="check-lg"
            aria-label={t('documents.verify_named', { name })}
            busy={busyId !== null}
            onClick={() => void verify({ record: sale, ids }, t('documents.verified', { name }))}
          >
            {t('documents.verify')}
          </Button>
        )}
      </div>
      {isOpen && content && (
        <FileViewer
          name={document.file_name ?? name}
          mime={document.mime ?? ''}
          fetchFile={() => fetchContent(content, document.mime ?? '')}
          onClose={() => setOpen(false)}
        />
      )}
      {asked === 'submit' && (
        <SubmitDocumentDialog sale={sale} document={document} onClose={() => setAsked(null)} />
      )}
      {asked === 'reject' && (
        <CommandDialog
          command={saleActions.reject_document}
          record={sale}
          ids={ids}
          namespace="sale-documents"
          recordName={name}
          isGrave
          onClose={() => setAsked(null)}
        />
      )}
    </li>
  )
}
