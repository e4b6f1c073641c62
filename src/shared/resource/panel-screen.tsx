import {
  lazy,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { LateForm, recordAhead } from '@/shared/record/late-record'
import type { ResourceScreenProps } from '@/shared/resource/resource-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useAfterRecord } from '@/shared/resource/use-after-record'
import { useOpenedRecord } from '@/shared/resource/use-opened-record'
import { useAppDispatch } from '@/shared/store/hooks'
import { late, type LatePart } from '@/shared/ui/late'
import { useThere } from '@/shared/ui/use-there'
import { OffcanvasFrame } from '@/shared/ui/overlays/late-overlays'
import { OverlayWait } from '@/shared/ui/overlays/overlay-wait'
import { Skeleton } from '@/shared/ui/skeleton'
import { whenQuiet } from '@/shared/ui/when-quiet'

type LateScreen = LatePart & (<Row extends ResourceRow>(props: ResourceScreenProps<Row>) => ReactNode)
const ResourceScreen = late(() =>
  import('@/shared/resource/resource-screen').then(file => file.ResourceScreen),
) as LateScreen
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
  panel: ComponentType<OpenedRecord & Own> | (ComponentType<OpenedRecord & Own> & LatePart)
  /** What the panel is given besides. */
  own?: Own
}

/** A list, beside it the record that the address names, and the import. */
export function PanelScreen<Row extends ResourceRow, Own extends object = object>(
  props: PanelScreenProps<Row, Own>,
) {
  // Left out where the panel wants nothing of its own.
  const { canImport = false, pagePath, panel: Panel, own = {} as Own, ...screen } = props
  const [isImporting, setImporting] = useState(false)
  const { opened, open } = useOpenedRecord()
  const latePanel = 'ahead' in Panel ? Panel : null
  const isDrawn = useThere(latePanel ? [latePanel, OffcanvasFrame] : [OffcanvasFrame], opened !== null)
  // A new record stands with its form.
  const isFormThere = useThere([LateForm], opened === 'new')
  const isPanelThere = isDrawn && (opened !== 'new' || isFormThere)
  const isListDue = useAfterRecord(opened !== null && !isPanelThere)
  const dispatch = useAppDispatch()
  const isListThere = useThere([ResourceScreen], isListDue)
  const early = latePanel && !isPanelThere && opened !== 'new' ? opened : null
  const { lookAhead } = screen.api
  // While its panel is on its way; the panel asks for the same.
  useLayoutEffect(() => void (early && dispatch(lookAhead(early))), [early, lookAhead, dispatch])
  useEffect(
    () => (latePanel ? whenQuiet(() => Promise.all([latePanel.ahead(), recordAhead()])) : undefined),
    [latePanel],
  )
  return (
    <>
      {isListDue && isListThere ? (
        <ResourceScreen
          {...screen}
          {...(pagePath && { recordPath: pagePath, hasPanel: true })}
          onImport={canImport ? () => setImporting(true) : undefined}
        />
      ) : (
        <Skeleton lines={5} />
      )}
      {opened && isListDue && !isPanelThere && <OverlayWait />}
      {opened && isPanelThere && (
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
