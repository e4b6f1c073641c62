import type { RecordForm } from '@/shared/record/record-panel.types'
import { PanelScreen } from '@/shared/resource/panel-screen'
import type { ResourceScreenProps } from '@/shared/resource/resource-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { late } from '@/shared/ui/late'

const RecordPanel = late(() => import('@/shared/record/record-panel').then(file => file.RecordPanel))

export type ResourcePageProps<Row extends ResourceRow = ResourceRow> = Omit<
  ResourceScreenProps<Row>,
  'recordPath' | 'hasPanel' | 'onImport'
> &
  Omit<RecordForm, 'namespace'> & {
    /** False where the server takes no file of them. */
    canImport?: boolean
    /** Where a record has a page of its own beside its panel. */
    pagePath?: (id: string) => string
  }

/** A whole maintenance screen: the list, the record that opens beside it, and the import. */
export function ResourcePage<Row extends ResourceRow>(props: ResourcePageProps<Row>) {
  const { sections, controls, defaults, canImport = true, ...screen } = props
  const { api, namespace, name } = screen
  return (
    <PanelScreen
      {...screen}
      canImport={canImport}
      panel={RecordPanel}
      own={{ api, namespace, list: name, sections, controls, defaults, pagePath: screen.pagePath }}
    />
  )
}
