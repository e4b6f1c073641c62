import type { ColumnType, Generated } from 'kysely'
import type { leadResource } from '@contract/modules/buyers/lead.resource'
import type { LeadEventKind } from '@contract/modules/buyers/lead.calls'
import type { Instant, OptionalInstant, Standard } from '@server/platform/db/column-types'
import type { TableOf } from '@server/platform/db/table-of'

type LeadTable = Omit<
  TableOf<typeof leadResource>,
  'project_interest_ids' | 'protected_from' | 'consent_at'
> & {
  /** Written as text: the driver would make an array of the database of what is one of JSON. */
  project_interest_ids: ColumnType<string[], string | undefined, string>
  protected_from: Generated<string>
  consent_at: Instant
}

type Row = Standard & {
  ou_id: string
  lead_id: string
}

type LeadActivityTable = Row & {
  kind: LeadEventKind
  at: Instant
  by: string | null
  outcome: string | null
  note: string | null
  next_action_at: OptionalInstant
  next_action_kind: string | null
  from_status_id: string | null
  to_status_id: string | null
  attachment: string | null
  came_from_lead_id: string | null
}

type LeadTransferTable = Row & {
  kind: 'assign' | 'transfer'
  from_employee: string
  to_employee: string
  reason: string | null
  approved_by: string | null
  at: Instant
  came_from_lead_id: string | null
}

type LeadMergeTable = Row & {
  merged_lead_id: string
  reason: string
  at: Instant
  by: string | null
  moved: ColumnType<Record<string, number>, string, string>
}

type CalendarFeedTable = {
  id: Generated<string>
  created_at: Generated<string>
  user_id: string
  token_hash: Buffer
  revoked_at: OptionalInstant
  last_read_at: OptionalInstant
}

export type LeadsTables = {
  lead: LeadTable
  lead_activity: LeadActivityTable
  lead_transfer: LeadTransferTable
  lead_merge: LeadMergeTable
  calendar_feed: CalendarFeedTable
}
