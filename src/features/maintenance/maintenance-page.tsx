import { completeGroups } from '@/features/maintenance/form-groups'
import type { maintenancePhrases } from '@/features/maintenance/maintenance.phrases'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourcePage, type ResourcePageProps } from '@/shared/resource/resource-page'
import type { ResourceRow } from '@/shared/resource/resource-types'

type Section = keyof (typeof maintenancePhrases)['sections']
type Groups = { readonly [S in Section]?: readonly string[] }

export type MaintenancePageProps<Row extends ResourceRow> = Omit<
  ResourcePageProps<Row>,
  'namespace' | 'sections'
> & {
  /** The fields of the form, under the titles that the module has for them. */
  groups: Groups
}

/** One of the maintenance lists, with its form in titled groups. */
export function MaintenancePage<Row extends ResourceRow>(props: MaintenancePageProps<Row>) {
  const { groups, ...page } = props
  const t = usePhrases('maintenance')
  const sections = Object.entries(completeGroups(page.resource, groups)).map(([title, fields]) => ({
    title: t(`sections.${title as Section}`),
    fields,
  }))
  return <ResourcePage {...(page as ResourcePageProps<Row>)} namespace="maintenance" sections={sections} />
}
