import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { ResourceScreen, type ResourceScreenProps } from '@/shared/resource/resource-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useOpenedRecord } from '@/shared/resource/use-opened-record'
import { whenQuiet } from '@/shared/ui/when-quiet'

const ImportWizard = lazy(() =>
  import('@/shared/record/import/import-wizard').then(file => ({ default: file.ImportWizard })),
)

export type OpenedRecord = { id: string; onClose: () => void; onCreated: (row: ResourceRow) => void }

export type PanelScreenProps<Row extends ResourceRow = ResourceRow> = Omit<
  ResourceScreenProps<Row>,
  'recordPath' | 'hasPanel' | 'onImport'
> & {
  canImport?: boolean
  /** Where a record has a page of its own; the panel is its quick look. */
  pagePath?: ((id: string) => string) | undefined
  /** Fetches the panel once the list stands, so that a record opens without waiting for scripts. */
  ahead?: (() => Promise<unknown>) | undefined
  /** Key it by the record's id. */
  panel: (opened: OpenedRecord) => ReactNode
}

/** A list, beside it the record that the address names, and the import. */
export function PanelScreen<Row extends ResourceRow>(props: PanelScreenProps<Row>) {
  const { canImport = false, pagePath, panel, ahead, ...screen } = props
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
          {panel({ id: opened, onClose: () => open(null), onCreated: row => open(row.id, true) })}
        </Suspense>
      )}
      {isImporting && (
        <Suspense>
          <ImportWizard
            resource={screen.resource}
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
