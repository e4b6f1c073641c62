import { ReservedBadge } from '@/features/property/holds/reserved-badge'
import { ReservedFacts } from '@/features/property/holds/reserved-facts'
import { reservedUnits } from '@/features/property/holds/reserved.api'
import type { ReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordFrame } from '@/shared/record/record-frame'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = reservedUnits
const form = { namespace: 'holds', list: 'reserved', sections: [] } as const

export function ReservedPanel({ id, onClose, onCreated }: OpenedRecord) {
  const record = usePhrases('record')
  const common = useRecordTabs({ api, namespace: 'holds', id })
  return (
    <RecordFrame
      key={id}
      api={api}
      id={id}
      form={form}
      badge={row => <ReservedBadge status={row['status'] as ReservedUnit['status']} />}
      tabs={row => [
        {
          key: 'details',
          label: record('panel.details'),
          content: <ReservedFacts row={row} />,
        },
        common.history,
      ]}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
