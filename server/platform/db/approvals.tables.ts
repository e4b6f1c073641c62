import type { ColumnType, Generated } from 'kysely'
import type { approvalChainResource } from '@contract/approvals/approval-chain.resource'
import type { Approval, ApprovalStatus } from '@contract/approvals/approval-state.rules'
import type { ChainStep } from '@contract/approvals/chain.rules'
import type { linkRuleResource } from '@contract/modules/approvals/link-rule.resource'
import type { approvalSeatResource } from '@contract/modules/approvals/approval-inbox.resource'
import type { ApprovalLinkOpeningTable, ApprovalLinkTable } from '@server/platform/db/approval-links.tables'
import type { Standard } from '@server/platform/db/column-types'
import type { TableOf } from '@server/platform/db/table-of'

type Json<T> = ColumnType<T, string, string>
type OptionalInstant = ColumnType<string | null, string | null | undefined, string | null>

export type NextAction = 'remind' | 'escalate' | 'skip' | 'expire' | 'nudge'

export type ApprovalRequestTable = Standard & {
  ou_id: string
  doc_type: string
  subject_id: string
  number: string | null
  /** Which of several kinds its document is. */
  kind: string | null
  division_id: string | null
  amount: string | null
  requested_by: string | null
  requester_employee_id: string | null
  requester_name: string
  requested_at: ColumnType<string, string | undefined, string>
  status: ApprovalStatus
  current_seq: number | null
  is_frozen: Generated<boolean>
  state: Json<Approval>
  chain_id: string | null
  chain_snapshot: Json<ChainStep[]>
  content_hash: string
  next_action: NextAction | null
  next_action_at: OptionalInstant
  nudged_at: OptionalInstant
  nudge_due_at: OptionalInstant
  expires_at: OptionalInstant
}

type SeatTable = TableOf<typeof approvalSeatResource>
type ChainTable = TableOf<typeof approvalChainResource>

export type ApprovalTables = {
  document_type: { code: string }
  approval_chain: Omit<ChainTable, 'condition'> & {
    condition: ColumnType<ChainTable['condition'], string | null, string | null>
  }
  approval_chain_step: Omit<ChainStep, 'forbids'> & { chain_id: string }
  approval_request: ApprovalRequestTable
  approval_seat: Omit<SeatTable, 'lines' | 'decisions'> & {
    lines: Json<SeatTable['lines']>
    decisions: Json<SeatTable['decisions']>
  }
  approval_delegation: Standard & {
    from_user_id: string
    to_user_id: string
    date_from: string
    date_to: string | null
    reason: string | null
    ended_at: OptionalInstant
  }
  approval_link: ApprovalLinkTable
  approval_link_opening: ApprovalLinkOpeningTable
  link_rule: TableOf<typeof linkRuleResource>
  approval_recheck: { id: Generated<number>; because: string; created_at: Generated<string> }
}
