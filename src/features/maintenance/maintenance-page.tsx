import { useSectionsOf, type Groups } from '@/features/maintenance/use-sections-of'
import { ResourcePage, type ResourcePageProps } from '@/shared/resource/resource-page'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type MaintenancePageProps<Row extends ResourceRow> = Omit<
  ResourcePageProps<Row>,
  'namespace' | 'sections'
> & {
  groups: Groups
}

/** One of the maintenance lists, with its form in titled groups. */
export function MaintenancePage<Row extends ResourceRow>(props: MaintenancePageProps<Row>) {
  const { groups, ...page } = props
  const sections = useSectionsOf(page.api.resource, groups)
  return <ResourcePage {...(page as ResourcePageProps<Row>)} namespace="maintenance" sections={sections} />
}
