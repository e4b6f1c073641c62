import { ReservedBadge } from '@/features/property/holds/reserved-badge'
import { ReservedFacts } from '@/features/property/holds/reserved-facts'
import { reservedUnits } from '@/features/property/holds/reserved.api'
import type { ReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = reservedUnits
const form = { namespace: 'holds', list: 'reserved', sections: [] } as const

export function ReservedPanel(opened: OpenedRecord) {
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={form}
      badge={row => <ReservedBadge status={row['status'] as ReservedUnit['status']} />}
      details={row => <ReservedFacts row={row} />}
      tabs={(_row, { details, history }) => [details, history]}
    />
  )
}
