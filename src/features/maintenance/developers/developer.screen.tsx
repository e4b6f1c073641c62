import { oneOf } from '@contract/kernel/one-of'
import { developerResource } from '@contract/modules/maintenance/developer.resource'
import { saleResource } from '@contract/modules/sales/sale.resource'
import { projectResource } from '@contract/selling/project.resource'
import {
  DEVELOPER_CONTROLS,
  DEVELOPER_GROUPS,
  DEVELOPERS_PATH,
} from '@/features/maintenance/developers/developer-form'
import { developers } from '@/features/maintenance/developers/developers.api'
import { MaintenanceRecordPage } from '@/features/maintenance/maintenance-record-page'
import { projectPath } from '@/features/maintenance/projects/project-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useRelatedTab } from '@/shared/record/related/use-related-tab'

const FACTS = [
  ...(['status', 'accreditation_valid_to', 'tin'] as const),
  ...(['payment_terms_days', 'withholding_rate_pct'] as const),
]

/** A developer with its contacts, its projects and their sales. */
export function DeveloperScreen() {
  const t = usePhrases('maintenance')
  const related = useRelatedTab()
  return (
    <MaintenanceRecordPage
      resource={developerResource}
      api={developers}
      name="developers"
      list={DEVELOPERS_PATH}
      groups={DEVELOPER_GROUPS}
      controls={DEVELOPER_CONTROLS}
      facts={FACTS}
      related={({ id }) => [
        ...related('projects', t('projects.title'), {
          resource: projectResource,
          name: 'projects',
          namespace: 'maintenance',
          filter: { developer_id: oneOf(id) },
          fields: ['status', 'area_id', 'kind', 'turnover_date'],
          list: '/maintenance/project',
          open: project => projectPath(project.id),
        }),
        ...related('sales', t('related.sales'), {
          resource: saleResource,
          namespace: 'sales',
          filter: { developer_id: oneOf(id) },
          fields: ['unit_code', 'buyer_name', 'status', 'reservation_date', 'tcp'],
          list: '/sales/record',
          open: sale => `/sales/record?record=${sale.id}`,
        }),
      ]}
    />
  )
}
