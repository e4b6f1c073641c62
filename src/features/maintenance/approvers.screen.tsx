import { approverResource } from '@contract/approvals/approver.resource'
import { formatAmount } from '@contract/kernel/money'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { phrase } from '@/shared/i18n/i18n'
import { storedName } from '@/shared/i18n/stored-name'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceRow } from '@/shared/resource/resource-types'

const approvers = createResourceApi(approverResource)

const topAmount = (amount: unknown) =>
  amount === null ? phrase('maintenance', 'approvers.no_limit') : formatAmount(amount)

const COLUMNS = {
  step_key: {},
  amount_from: {},
  amount_to: { text: row => topAmount(row['amount_to']) },
  valid_from: {},
  valid_to: {},
  // Some stand for whoever holds a position.
  name: { width: 220, pinned: 'start', text: row => storedName('position', String(row['name'])) },
  doc_type: {},
  ou_id: {},
  division_id: { hidden: true },
  delegate_id: {},
  user_id: { hidden: true },
  email: { hidden: true, width: 220 },
  mobile: { hidden: true },
  position_title: { hidden: true },
  delegate_from: { hidden: true },
  delegate_to: { hidden: true },
  is_active: {},
} as const satisfies ColumnOverrides<ResourceRow>

const GROUPS = {
  decides: ['doc_type', 'step_key', 'ou_id', 'division_id', 'amount_from', 'amount_to'],
  person: ['name', 'email', 'mobile', 'position_title', 'user_id'],
  validity: ['valid_from', 'valid_to'],
  stand_in: ['delegate_id', 'delegate_from', 'delegate_to'],
} as const

export function ApproversScreen() {
  return <MaintenancePage api={approvers} name="approvers" columns={COLUMNS} groups={GROUPS} />
}
