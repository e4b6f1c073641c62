import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { SaleDetail } from '@contract/modules/sales/sale.views'
import { MANDATORY_FOR } from '@contract/selling/sale-words'
import { DocumentRow } from '@/features/sales/documents/document-row'
import { SaleDocumentDesk } from '@/features/sales/documents/sale-document-desk'
import '@/features/sales/documents/documents.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EmptyState } from '@/shared/ui/empty-state'

export type DocumentsTabProps = { row: SaleRow; detail: SaleDetail }

/** Which papers the sale needs, for which step, and where each of them is. */
export function DocumentsTab({ row, detail }: DocumentsTabProps) {
  const t = usePhrases('sale-documents')
  const { documents } = detail
  if (documents.length === 0) {
    return (
      <EmptyState icon="card-checklist" title={t('documents.none')}>
        {t(row.status === 'draft' ? 'documents.none_draft' : 'documents.none_text')}
      </EmptyState>
    )
  }
  return (
    <div className="stack">
      <SaleDocumentDesk sale={row} documents={documents} />
      {MANDATORY_FOR.map(step => {
        const needed = documents.filter(({ mandatory_for }) => mandatory_for === step)
        const verified = needed.filter(({ status }) => status === 'verified').length
        if (needed.length === 0) return null
        return (
          <section key={step} aria-label={t(`documents.for.${step}`)}>
            <h3 className="section-title documents-head">
              <span>{t(`documents.for.${step}`)}</span>
              <span className="text-muted small">
                {t('documents.progress', { done: verified, of: needed.length })}
              </span>
            </h3>
            <ul className="documents">
              {needed.map(document => (
                <DocumentRow key={document.id} sale={row} document={document} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
