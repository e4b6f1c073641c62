import type { Generated } from 'kysely'
import type { cashAdvance } from '@contract/modules/cash-advance/cash-advance.document'
import type { MovementKind } from '@contract/modules/cash-advance/advance-movement.rules'
import type { TableOf } from '@server/platform/db/table-of'

type AdvanceTable = TableOf<(typeof cashAdvance)['resource']>

export type CashAdvanceTables = {
  cash_advance: Omit<AdvanceTable, 'balance' | 'is_overdue'> & {
    balance: Generated<string>
    is_overdue: Generated<boolean>
  }
  cash_advance_movement: {
    id: Generated<string>
    ou_id: string
    cash_advance_id: string
    kind: MovementKind
    moved_on: string
    amount: string
    effect: Generated<string>
    reference: string | null
    journal_entry_id: string | null
    reverses_id: string | null
    reason: string | null
    source_type: string | null
    source_id: string | null
    source_key: string | null
    created_at: Generated<string>
    created_by: string | null
    updated_by: string | null
  }
  cash_advance_authority: {
    id: Generated<string>
    ou_id: string
    cash_advance_id: string
    text: string
    locale: string
    signed_name: string
    drawing: string
    signed_at: Generated<string>
    channel: 'portal' | 'link'
    created_by: string | null
    updated_by: string | null
  }
}
