import {
  useGetWaitingDocumentsQuery,
  useGetWaitingSaleDocumentsQuery,
} from '@/shared/document-desk/document-desk.api'
import { buyerDeskDocument, saleDeskDocument, type DeskDocument } from '@/shared/document-desk/desk-document'
import { useCan } from '@/shared/access/use-can'

export type WaitingScope = { saleId?: string; buyerIds?: readonly string[] }

export type WaitingDocuments = {
  documents: DeskDocument[]
  /** Nothing is said to be empty before both lists were read. */
  isKnown: boolean
  errors: { error: unknown; isFetching: boolean; refetch: () => void }[]
  refetch: () => void
}

const byAge = (a: DeskDocument, b: DeskDocument) => (a.uploadedAt < b.uploadedAt ? -1 : 1)

/** All that the reader may verify, or that of one sale and its buyers, the oldest first. */
export function useWaitingDocuments({ saleId, buyerIds }: WaitingScope = {}): WaitingDocuments {
  const can = useCan()
  const mayVerify = can('buyer.record.verify_document')
  const fresh = { refetchOnMountOrArgChange: true } as const
  const ofBuyers = useGetWaitingDocumentsQuery({ buyerIds }, { ...fresh, skip: !mayVerify })
  const ofSales = useGetWaitingSaleDocumentsQuery(
    { saleId },
    { ...fresh, skip: !mayVerify || !can('sales.record.edit') },
  )
  const lists = [ofBuyers, ofSales]
  const refetchAll = () => {
    for (const list of lists) if (!list.isUninitialized) void list.refetch()
  }
  return {
    documents: [
      ...(ofBuyers.currentData ?? []).map(buyerDeskDocument),
      ...(ofSales.currentData ?? []).map(saleDeskDocument),
    ].sort(byAge),
    isKnown: lists.every(({ isUninitialized, currentData }) => isUninitialized || currentData !== undefined),
    errors: lists
      .filter(({ error, currentData }) => error !== undefined && currentData === undefined)
      .map(({ error, isFetching, refetch }) => ({ error, isFetching, refetch: () => void refetch() })),
    refetch: refetchAll,
  }
}
