import type { ResourceRow } from '@/shared/resource/resource-types'
import { RecordFrame } from '@/shared/record/record-frame'
import type { RecordApi, RecordForm } from '@/shared/record/record-panel.types'
import { useRecordParts } from '@/shared/record/use-record-parts'

export type RecordPanelProps = RecordForm & {
  api: RecordApi
  id: string
  /** Takes the record out of the address; unsaved work is asked about on the way. */
  onClose: () => void
  /** Where a new record goes once it is there; without it the panel closes. */
  onCreated?: ((row: ResourceRow) => void) | undefined
  pagePath?: ((id: string) => string) | undefined
}

/** One record beside its list: what it is, what happened to it, what was said, what belongs to it. */
export function RecordPanel(props: RecordPanelProps) {
  const { api, id, onClose, onCreated, namespace, list, sections, controls, defaults, isRelevant } = props
  const form = { namespace, list, sections, controls, defaults, isRelevant }
  const parts = useRecordParts({ api, id, form })
  return (
    <RecordFrame
      api={api}
      id={id}
      form={form}
      {...parts}
      pagePath={props.pagePath}
      onClose={onClose}
      onCreated={onCreated ?? onClose}
    />
  )
}
