import { prospectStatusResource, STATUS_COLORS } from '@contract/modules/maintenance/prospect-status.resource'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { storedName } from '@/shared/i18n/stored-name'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Badge } from '@/shared/ui/badge'
import { RecordLink } from '@/shared/resource/record-link'

const prospectStatuses = createResourceApi(prospectStatusResource)

const COLUMNS: ColumnOverrides<ResourceRow> = {
  name: {
    pinned: 'start',
    width: 220,
    render: row => (
      <RecordLink id={row.id} opens="panel" className="record-link">
        <Badge tone={STATUS_COLORS.find(color => color === row['color'])} dot>
          {storedName('prospect_status', String(row['name']))}
        </Badge>
      </RecordLink>
    ),
  },
  code: { width: 130 },
  category: {},
  sort: { width: 100 },
  sla_days: {},
  is_default: {},
  color: { hidden: true },
  is_active: {},
}

const GROUPS = {
  basics: ['code', 'name', 'category', 'color'],
  follow_up: ['sort', 'sla_days', 'is_default'],
} as const

export function ProspectStatusesScreen() {
  return <MaintenancePage api={prospectStatuses} name="prospect_statuses" columns={COLUMNS} groups={GROUPS} />
}
