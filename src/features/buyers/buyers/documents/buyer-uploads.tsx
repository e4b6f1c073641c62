import type { BuyerDocuments } from '@contract/modules/buyers/buyer.calls'
import { buyerDocumentsChanged } from '@/shared/document-desk/document-desk.api'
import { toBuyer } from '@/shared/document-desk/send-document'
import { UploadDesk } from '@/shared/document-desk/upload-desk'
import { useAppDispatch } from '@/shared/store/hooks'

export type BuyerUploadsProps = { buyerId: string; documents: Pick<BuyerDocuments, 'checklist' | 'kinds'> }

/** What is asked of the buyer first, and then what else may be uploaded. */
export function BuyerUploads({ buyerId, documents: { checklist, kinds } }: BuyerUploadsProps) {
  const dispatch = useAppDispatch()
  const asked = new Set(checklist.map(({ code }) => code))
  const others = kinds
    .filter(({ code }) => !asked.has(code))
    .map(kind => ({ ...kind, status: 'missing' as const }))
  const slots = [...checklist, ...others].map(({ code, name, status, asks_valid_to }) => ({
    key: code,
    code,
    name,
    status,
    owner: null,
    asksValidTo: asks_valid_to,
    ...toBuyer(buyerId, code),
  }))
  return <UploadDesk slots={slots} onUploaded={() => dispatch(buyerDocumentsChanged(buyerId))} />
}
