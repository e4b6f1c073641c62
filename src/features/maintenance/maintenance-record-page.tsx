import { useParams } from 'react-router-dom'
import type { Fields, Resource } from '@contract/kernel/define-resource'
import { useSectionsOf, type Groups } from '@/features/maintenance/use-sections-of'
import { RecordPage } from '@/shared/record/record-page'
import type { RecordApi, RecordForm } from '@/shared/record/record-panel.types'
import { useRecordParts } from '@/shared/record/use-record-parts'
import type { ResourceRow } from '@/shared/resource/resource-types'
import type { Tab } from '@/shared/ui/tabs'

export type MaintenanceRecordPageProps<F extends Fields> = Pick<RecordForm, 'controls'> & {
  resource: Resource<F>
  api: unknown
  /** The list among the phrases of the module, and its address. */
  name: string
  list: string
  groups: Groups
  facts: readonly (string & keyof F)[]
  related: (row: ResourceRow) => readonly Tab[]
}

/** A record of a maintenance list on a page of its own, with what belongs to it before its history. */
export function MaintenanceRecordPage<F extends Fields>(props: MaintenanceRecordPageProps<F>) {
  const { resource, name, list, groups, controls, facts, related } = props
  const { id = '' } = useParams()
  const api = props.api as RecordApi
  const sections = useSectionsOf(resource as Resource, groups)
  const form: RecordForm = { namespace: 'maintenance', list: name, sections, controls }
  const { badge, tabs } = useRecordParts({ api, id, form })
  return (
    <RecordPage
      resource={resource}
      api={api}
      form={form}
      list={list}
      facts={facts}
      badge={badge}
      tabs={row => {
        const [details, ...others] = tabs(row)
        return [...(details ? [details] : []), ...related(row), ...others]
      }}
    />
  )
}
