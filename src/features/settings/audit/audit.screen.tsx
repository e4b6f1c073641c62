import { useMemo } from 'react'
import { AuditDialog } from '@/features/settings/audit/audit-dialog'
import { AuditRecord } from '@/features/settings/audit/audit-record'
import { named } from '@/features/settings/audit/audit-rows'
import { AuditVerify } from '@/features/settings/audit/audit-verify'
import { recordName } from '@/features/settings/audit/record-name'
import { useAuditWords, type AuditWords } from '@/features/settings/audit/use-audit-words'
import { auditEntries } from '@/features/settings/company.api'
import '@/features/settings/settings.scss'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { RecordLink } from '@/shared/resource/record-link'

const columnsFor = ({ sentence, kind, channel }: AuditWords): ColumnOverrides => ({
  action: {
    free: true,
    width: 560,
    pinned: 'start',
    text: sentence,
    render: row => (
      <RecordLink id={row.id} opens="panel" className="record-link">
        <bdi>{sentence(row)}</bdi>
      </RecordLink>
    ),
  },
  at: { width: 190 },
  actor_user_id: { width: 180 },
  entity_type: { width: 190, text: row => kind(String(row['entity_type'])) },
  entity_id: {
    width: 220,
    text: row => String(recordName(row) ?? row['entity_id'] ?? ''),
    render: row => <AuditRecord row={row} />,
  },
  ou_id: { width: 160 },
  channel: { width: 130, text: row => channel(row['channel']) },
  diff: false,
  ip: { hidden: true },
  seq: { hidden: true },
})

const entries = named(auditEntries)

/** Everything that was done, by whom, and that nobody has changed the record of it since. */
export function AuditScreen() {
  const words = useAuditWords()
  const columns = useMemo(() => columnsFor(words), [words])
  return (
    <PanelScreen
      api={entries}
      name="audit"
      namespace="settings"
      columns={columns}
      toolbar={<AuditVerify />}
      readOnly
      panel={AuditDialog}
    />
  )
}
