import { PROJECT_GROUPS, projectPath } from '@/features/maintenance/projects/project-form'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { RelatedLink } from '@/features/maintenance/related-link'
import { projects } from '@/features/maintenance/projects/projects.api'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import type { ResourceRow } from '@/shared/resource/resource-types'

const COLUMNS: ColumnOverrides<ResourceRow> = {
  name: { pinned: 'start', width: 240 },
  code: { width: 120 },
  status: { width: 170 },
  developer_id: { width: 220 },
  turnover_date: {},
  area_id: { width: 180 },
  kind: {},
  lts_no: {},
  related: {
    width: 150,
    render: row => (
      <RelatedLink row={row} list="house_models" path="/maintenance/house-model" field="project_id" />
    ),
  },
  lts_date: { hidden: true },
  misc_fee_rate_pct: { hidden: true },
  vat_inclusive_prices: { hidden: true },
  is_active: {},
}

export function ProjectsScreen() {
  return (
    <MaintenancePage
      api={projects}
      name="projects"
      columns={COLUMNS}
      groups={PROJECT_GROUPS}
      pagePath={projectPath}
    />
  )
}
