import type { Party } from '@contract/modules/accounting/entry.rules'
import type { Repayment } from '@contract/modules/cash-advance/advance-limit.rules'
import type { DocumentRow } from '@server/platform/documents/document.repository'

/** An advance as it is locked; dates and amounts as text. */
export type AdvanceRow = DocumentRow & {
  purpose: string
  description: string
  amount: string
  repayment: Repayment
  installments: number | null
  seller_id: string | null
  decided_at: string | null
  released_on: string | null
  liquidation_due: string | null
  balance: string
  signed_at: string | null
  acknowledged_at: string | null
  write_off_by: string | null
  created_by: string | null
}

export const advanceOf = (row: DocumentRow): AdvanceRow => row as AdvanceRow

/** Whose account with the company it is: what a seller owes is set off against commission. */
export const partyOf = ({ seller_id, employee_id }: AdvanceRow): Party =>
  seller_id === null
    ? { party_type: 'employee', party_id: employee_id }
    : { party_type: 'seller', party_id: seller_id }
