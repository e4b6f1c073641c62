import {
  DEVELOPER_CONTROLS,
  DEVELOPER_GROUPS,
  developerPath,
} from '@/features/maintenance/developers/developer-form'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { RelatedLink } from '@/features/maintenance/related-link'
import { developers } from '@/features/maintenance/developers/developers.api'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import type { ResourceRow } from '@/shared/resource/resource-types'

const COLUMNS: ColumnOverrides<ResourceRow> = {
  name: { pinned: 'start', width: 240 },
  code: { width: 120 },
  status: {},
  accreditation_valid_to: {},
  withholding_rate_pct: {},
  payment_terms_days: {},
  related: {
    width: 150,
    render: row => <RelatedLink row={row} list="projects" path="/maintenance/project" field="developer_id" />,
  },
  trade_name: { width: 180 },
  tin: { width: 190 },
  is_vat_registered: { hidden: true },
  address: { hidden: true },
  accreditation_no: { hidden: true },
  is_active: {},
}

export function DevelopersScreen() {
  return (
    <MaintenancePage
      api={developers}
      name="developers"
      columns={COLUMNS}
      groups={DEVELOPER_GROUPS}
      pagePath={developerPath}
      controls={DEVELOPER_CONTROLS}
    />
  )
}
