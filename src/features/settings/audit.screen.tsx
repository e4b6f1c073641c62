import { auditEntryResource } from '@contract/modules/settings/audit-entry.resource'
import { AuditDialog } from '@/features/settings/audit-dialog'
import { AuditRecord } from '@/features/settings/audit-record'
import { named } from '@/features/settings/audit-rows'
import { AuditVerify } from '@/features/settings/audit-verify'
import { auditEntries } from '@/features/settings/company.api'
import '@/features/settings/settings.scss'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { PanelScreen } from '@/shared/resource/panel-screen'
import type { ResourceApi } from '@/shared/resource/resource-types'

const COLUMNS: ColumnOverrides = {
  action: { width: 240, pinned: 'start' },
  at: { width: 190 },
  actor_user_id: { width: 180 },
  entity_type: { width: 170 },
  entity_id: {
    width: 220,
    text: row => String(row['entity_label'] ?? row['entity_id'] ?? ''),
    render: row => <AuditRecord row={row} />,
  },
  ou_id: { width: 160 },
  channel: { width: 110 },
  ip: { hidden: true },
  seq: { hidden: true },
}

const entries = named(auditEntries as unknown as ResourceApi)

/** Everything that was done, by whom, and that nobody has changed the record of it since. */
export function AuditScreen() {
  return (
    <PanelScreen
      resource={auditEntryResource as never}
      api={entries as never}
      name="audit"
      namespace="settings"
      columns={COLUMNS}
      toolbar={<AuditVerify />}
      readOnly
      panel={({ id, onClose }) => <AuditDialog key={id} id={id} onClose={onClose} />}
    />
  )
}
