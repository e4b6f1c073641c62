import type { z } from 'zod'
import type { saleDocumentSchema } from '@contract/modules/sales/sale.views'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import { DocumentQueue } from '@/shared/document-desk/document-queue'
import { saleDocumentsChanged } from '@/shared/document-desk/document-desk.api'
import { toBuyer, toSale } from '@/shared/document-desk/send-document'
import { UploadDesk } from '@/shared/document-desk/upload-desk'
import type { UploadSlot } from '@/shared/document-desk/upload-slot'
import { useWaitingDocuments } from '@/shared/document-desk/use-waiting-documents'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { useAppDispatch } from '@/shared/store/hooks'

type SaleDocument = z.infer<typeof saleDocumentSchema>
export type SaleDocumentDeskProps = { sale: SaleRow; documents: readonly SaleDocument[] }

/** The documents of a sale and of its buyers: uploaded together, and verified side by side. */
export function SaleDocumentDesk({ sale, documents }: SaleDocumentDeskProps) {
  const t = usePhrases('document-desk')
  const can = useCan()
  const dispatch = useAppDispatch()
  const buyerIds = [...new Set(documents.map(({ buyer_id }) => buyer_id))]
  const waiting = useWaitingDocuments({ saleId: sale.id, buyerIds })
  const keepsWithBuyer = can('buyer.record.create') || can('buyer.record.edit')

  const slots = documents
    .filter(({ may }) => may.submit)
    .map((document): UploadSlot => {
      const { id, code, name, status, buyer_id, buyer_name, kept_with, asks_valid_to } = document
      const isBuyers = kept_with === 'buyer' && keepsWithBuyer
      return {
        key: id,
        code,
        name,
        status,
        owner: buyerIds.length > 1 ? buyer_name : null,
        asksValidTo: asks_valid_to,
        ...(isBuyers ? toBuyer(buyer_id, code) : toSale(sale.id, document)),
      }
    })
  return (
    <>
      {slots.length > 0 && (
        <UploadDesk slots={slots} onUploaded={() => dispatch(saleDocumentsChanged(sale.id, buyerIds))} />
      )}
      {waiting.errors.map(({ error, isFetching, refetch }, index) => (
        <LoadFailed key={index} error={error} isBusy={isFetching} onRetry={refetch} />
      ))}
      {waiting.documents.length > 0 && (
        <section className="stack" aria-label={t('queue.title')}>
          <h3 className="section-title mb-0">{t('queue.title')}</h3>
          <DocumentQueue documents={waiting.documents} onLastDecided={waiting.refetch} />
        </section>
      )}
    </>
  )
}
