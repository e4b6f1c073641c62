import type { DateText } from '@contract/kernel/dates'
import type { DocumentStatus } from '@contract/selling/requirements.rules'

/** Where a paper stands with its buyer. */
export type BuyersPaper = {
  status: DocumentStatus
  buyer_document_id: string | null
  valid_to: DateText | null
  reject_reason: string | null
}

/** The line of a sale's checklist. */
export type SalePaper = {
  status: DocumentStatus
  /** Handed in with this sale; it speaks for itself while no paper of the buyer's does. */
  attachment_id: string | null
  buyer_document_id: string | null
  valid_to: DateText | null
  reject_reason: string | null
}

/**
 * What a line of the checklist says once the buyer's papers are looked at again; null where it stays. A paper that is
 * verified with the buyer counts; one that was refused or has run out is shown again; one that was handed in with the
 * sale itself stands until the buyer has a verified one.
 */
export function paperNow(line: SalePaper, buyers: BuyersPaper, today: DateText): BuyersPaper | null {
  const isOwn = line.attachment_id !== null && line.buyer_document_id === null
  if (isOwn && (buyers.status !== 'verified' || stands(line, today))) return null
  const isSame =
    line.status === buyers.status &&
    line.buyer_document_id === buyers.buyer_document_id &&
    line.valid_to === buyers.valid_to &&
    line.reject_reason === buyers.reject_reason
  return isSame ? null : buyers
}

const stands = ({ status, valid_to }: SalePaper, today: DateText): boolean =>
  status === 'verified' && (valid_to === null || valid_to >= today)
