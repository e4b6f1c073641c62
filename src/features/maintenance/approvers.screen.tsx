import { approverResource } from '@contract/approvals/approver.resource'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { createResourceApi } from '@/shared/resource/create-resource-api'

const approvers = createResourceApi(approverResource)

const COLUMNS = {
  step_key: {},
  amount_from: {},
  amount_to: {},
  valid_from: {},
  valid_to: {},
  name: { width: 220, pinned: 'start' },
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
} as const

const GROUPS = {
  decides: ['doc_type', 'step_key', 'ou_id', 'division_id', 'amount_from', 'amount_to'],
  person: ['name', 'email', 'mobile', 'position_title', 'user_id'],
  validity: ['valid_from', 'valid_to'],
  stand_in: ['delegate_id', 'delegate_from', 'delegate_to'],
} as const

export function ApproversScreen() {
  return <MaintenancePage api={approvers} name="approvers" columns={COLUMNS} groups={GROUPS} />
}
