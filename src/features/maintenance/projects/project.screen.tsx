import { oneOf } from '@contract/kernel/one-of'
import { houseModelResource } from '@contract/modules/maintenance/house-model.resource'
import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import { saleResource } from '@contract/modules/sales/sale.resource'
import { projectResource } from '@contract/selling/project.resource'
import { MaintenanceRecordPage } from '@/features/maintenance/maintenance-record-page'
import { PROJECT_GROUPS, PROJECTS_PATH } from '@/features/maintenance/projects/project-form'
import { projects } from '@/features/maintenance/projects/projects.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useRelatedTab } from '@/shared/record/related/use-related-tab'

const FACTS = ['developer_id', 'area_id', 'kind', 'status', 'lts_no', 'turnover_date'] as const

/** A project with its units, its sales and its house models. */
export function ProjectScreen() {
  const t = usePhrases('maintenance')
  const related = useRelatedTab()
  return (
    <MaintenanceRecordPage
      resource={projectResource}
      api={projects}
      name="projects"
      list={PROJECTS_PATH}
      groups={PROJECT_GROUPS}
      facts={FACTS}
      related={({ id }) => [
        ...related('units', t('related.units'), {
          resource: propertyUnitResource,
          namespace: 'property',
          filter: { project_id: oneOf(id) },
          fields: ['status', 'house_model_id', 'unit_type_id', 'list_price'],
          list: '/property/list',
          open: unit => `/property/list?record=${unit.id}`,
        }),
        ...related('sales', t('related.sales'), {
          resource: saleResource,
          namespace: 'sales',
          filter: { project_id: oneOf(id) },
          fields: ['unit_code', 'buyer_name', 'status', 'reservation_date', 'tcp'],
          list: '/sales/record',
          open: sale => `/sales/record?record=${sale.id}`,
        }),
        ...related('models', t('house_models.title'), {
          resource: houseModelResource,
          name: 'house_models',
          namespace: 'maintenance',
          filter: { project_id: oneOf(id) },
          fields: ['floor_area_sqm', 'bedrooms', 'bathrooms'],
          list: '/maintenance/house-model',
          open: model => `/maintenance/house-model?record=${model.id}`,
        }),
      ]}
    />
  )
}
