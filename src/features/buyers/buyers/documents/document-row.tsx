import { useState } from 'react'
import type { BuyerDocument } from '@contract/modules/buyers/buyer.calls'
import { DocumentStatus } from '@/features/buyers/buyers/documents/document-status'
import { buyerFiles } from '@/shared/document-desk/desk-document'
import { DocumentRejection } from '@/shared/document-desk/document-rejection'
import { OpenFiles } from '@/shared/document-desk/open-files'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

/** One paper that was handed in: who, when, until when, and what was said of it. */
export function DocumentRow({ document }: { document: BuyerDocument }) {
  const t = usePhrases('buyers')
  const formats = useFormats()
  const can = useCan()
  const [isTakingBack, setTakingBack] = useState(false)
  const { file_name, more_files, added_by, created_at, valid_to, verified_by, verified_at, reject_reason } =
    document
  const name = storedName('document_requirement', document.name)
  return (
    <li className="document-row">
      <div className="document-words">
        <p className="mb-0 text-break">
          <bdi>{[file_name, ...more_files.map(more => more.file_name)].join(', ')}</bdi>
        </p>
        <p className="text-muted small mb-0">
          <bdi>{added_by ?? '–'}</bdi> · <time dateTime={created_at}>{formats.longDate(created_at)}</time>
          {valid_to && (
            <>
              {' '}
              · {t('documents.until')} <Ltr>{formats.date(valid_to)}</Ltr>
            </>
          )}
        </p>
        {verified_at && (
          <p className="text-muted small mb-0">
            {t(document.status === 'rejected' ? 'documents.rejected_by' : 'documents.verified_by', {
              name: verified_by ?? '–',
              time: formats.longDate(verified_at),
            })}
          </p>
        )}
        {reject_reason && (
          <p className="field-error mb-0">
            <bdi>{reject_reason}</bdi>
          </p>
        )}
      </div>
      <DocumentStatus status={document.status} />
      <OpenFiles files={buyerFiles(document)} label={name => t('documents.look', { name })} />
      {document.status === 'verified' && can('buyer.record.verify_document') && (
        <Button
          size="sm"
          aria-label={t('documents.take_back_named', { name })}
          onClick={() => setTakingBack(true)}
        >
          {t('documents.take_back')}
        </Button>
      )}
      {isTakingBack && (
        <DocumentRejection
          document={{ ...document, name, source: 'buyer', recordId: document.buyer_id }}
          words={{
            title: t('documents.take_back_named', { name }),
            text: t('documents.take_back_text'),
            submit: t('documents.take_back'),
          }}
          onClose={() => setTakingBack(false)}
        />
      )}
    </li>
  )
}
