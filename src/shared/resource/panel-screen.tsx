import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { ResourceScreen, type ResourceScreenProps } from '@/shared/resource/resource-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useOpenedRecord } from '@/shared/resource/use-opened-record'
import { whenQuiet } from '@/shared/ui/when-quiet'

const ImportWizard = lazy(() =>
  import('@/shared/record/import/import-wizard').then(file => ({ default: file.ImportWizard })),
)

export type OpenedRecord = { id: string; onClose: () => void; onCreated: (row: ResourceRow) => void }

export type PanelScreenProps<Row extends ResourceRow = ResourceRow, Own extends object = object> = Omit<
  ResourceScreenProps<Row>,
  'recordPath' | 'hasPanel' | 'onImport'
> & {
  canImport?: boolean
  /** Where a record has a page of its own; the panel is its quick look. */
  pagePath?: ((id: string) => string) | undefined
  /** Made anew for each record; one that comes late is fetched once the list stands, so that no record waits for it. */
  panel: ComponentType<OpenedRecord & Own> & { ahead?: () => Promise<unknown> }
  /** What the panel is given besides. */
  own?: Own
}

/** A list, beside it the record that the address names, and the import. */
export function PanelScreen<Row extends ResourceRow, Own extends object = object>(
  props: PanelScreenProps<Row, Own>,
) {
  // Left out where the panel wants nothing of its own.
  const { canImport = false, pagePath, panel: Panel, own = {} as Own, ...screen } = props
  const { ahead } = Panel
  const [isImporting, setImporting] = useState(false)
  const { opened, open } = useOpenedRecord()
  useEffect(() => ahead && whenQuiet(ahead), [ahead])
  return (
    <>
      <ResourceScreen
        {...screen}
        {...(pagePath && { recordPath: pagePath, hasPanel: true })}
        onImport={canImport ? () => setImporting(true) : undefined}
      />
      {opened && (
        <Suspense>
          <Panel
            key={opened}
            {...own}
            id={opened}
            onClose={() => open(null)}
            onCreated={row => open(row.id, true)}
          />
        </Suspense>
      )}
      {isImporting && (
        <Suspense>
          <ImportWizard
            resource={screen.api.resource}
            api={screen.api}
            namespace={screen.namespace}
            list={screen.name}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
