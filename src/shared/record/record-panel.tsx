import type { Fields, Resource } from '@contract/kernel/define-resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { RecordApi, RecordForm } from '@/shared/record/record-panel.types'
import { RecordUses } from '@/shared/record/record-uses'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import { Badge } from '@/shared/ui/badge'

export type RecordPanelProps<F extends Fields> = RecordForm & {
  resource: Resource<F>
  api: RecordApi
  id: string
  /** Takes the record out of the address; unsaved work is asked about on the way. */
  onClose: () => void
  /** Where a new record goes once it is there; without it the panel closes. */
  onCreated?: ((row: ResourceRow) => void) | undefined
}

/** One record beside its list: what it is, what happened to it, what was said, what belongs to it. */
export function RecordPanel<F extends Fields>(props: RecordPanelProps<F>) {
  const { api, id, onClose, onCreated, namespace, list, sections, controls, defaults, isRelevant } = props
  const resource = props.resource
  const form = { namespace, list, sections, controls, defaults, isRelevant }
  const t = usePhrases('record')
  const common = useRecordTabs({ resource, api, namespace, id })

  const tabs = (record: ResourceRow) => [
    ...common.after(<RecordDetails resource={resource} api={api} form={form} row={record} />, { keep: true }),
    ...('is_active' in resource.fields
      ? [{ key: 'used', label: t('panel.used_by'), content: <RecordUses api={api} id={id} /> }]
      : []),
  ]

  return (
    <RecordFrame
      resource={props.resource}
      api={api}
      id={id}
      form={form}
      badge={row => row['is_active'] === false && <Badge tone="warning">{t('panel.retired')}</Badge>}
      tabs={tabs}
      onClose={onClose}
      onCreated={onCreated ?? onClose}
    />
  )
}
