import { useState } from 'react'
import { buyerDocumentActions, saleDocumentActions } from '@/shared/document-desk/document-desk.api'
import type { DeskDocument } from '@/shared/document-desk/desk-document'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'

/** Verifies a document where it is kept. */
export function useVerify(document: DeskDocument) {
  const [verifyOfBuyer, ofBuyer] = buyerDocumentActions.verify.useMutation()
  const [verifyOfSale, ofSale] = saleDocumentActions.verify_document.useMutation()
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const record = { id: document.recordId, row_version: document.row_version }

  const verify = async (validTo: string | null): Promise<boolean> => {
    setFailure(null)
    try {
      await (
        document.source === 'buyer'
          ? verifyOfBuyer({ record, ids: { documentId: document.id }, body: { valid_to: validTo } })
          : verifyOfSale({ record, ids: { document: document.id } })
      ).unwrap()
      return true
    } catch (failed) {
      setFailure(toApiFailure(failed))
      return false
    }
  }
  return { verify, isBusy: ofBuyer.isLoading || ofSale.isLoading, failure }
}
