import type { Resource } from '@contract/kernel/define-resource'
import { reservedUnitResource } from '@contract/modules/property/reserved-unit.resource'
import { ReservedBadge } from '@/features/property/holds/reserved-badge'
import { ReservedFacts } from '@/features/property/holds/reserved-facts'
import { reservedUnits } from '@/features/property/holds/reserved.api'
import type { ReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordFrame } from '@/shared/record/record-frame'
import { RecordHistory } from '@/shared/record/record-history'
import type { RecordApi } from '@/shared/record/record-panel.types'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const resource = reservedUnitResource as unknown as Resource
const api = reservedUnits as unknown as RecordApi
const form = { namespace: 'holds', list: 'reserved', sections: [] } as const

export function ReservedPanel({ id, onClose, onCreated }: OpenedRecord) {
  const record = usePhrases('record')
  return (
    <RecordFrame
      key={id}
      resource={resource}
      api={api}
      id={id}
      form={form}
      badge={row => <ReservedBadge status={row['status'] as ReservedUnit['status']} />}
      tabs={row => [
        {
          key: 'details',
          label: record('panel.details'),
          content: <ReservedFacts row={row as unknown as ReservedUnit} />,
        },
        {
          key: 'history',
          label: record('panel.history'),
          content: <RecordHistory resource={resource} api={api} namespace="holds" id={id} />,
        },
      ]}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
