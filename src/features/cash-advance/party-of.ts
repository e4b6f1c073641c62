import type { Party } from '@contract/modules/accounting/entry.rules'
import type { DocumentRow } from '@/shared/document/document-row'

/** Whose account with the company an advance stands in. */
export const partyOf = (row: DocumentRow): Party => ({
  party_type: row['seller_id'] ? 'seller' : 'employee',
  party_id: String(row['seller_id'] ?? row['employee_id']),
})
