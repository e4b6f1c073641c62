import { anomalies } from '@/features/anomalies/anomalies.api'
import { AnomalyActions } from '@/features/anomalies/anomaly-actions'
import { AnomalyStatusBadge } from '@/features/anomalies/anomaly-badges'
import { AnomalyFacts } from '@/features/anomalies/anomaly-facts'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = anomalies

/** Why it was found, with the records compared, and what was said of it. */
export function AnomalyPanel(opened: OpenedRecord) {
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={{ namespace: 'anomalies', list: 'anomalies' }}
      badge={row => <AnomalyStatusBadge status={row.status} />}
      details={anomaly => (
        <>
          <AnomalyActions anomaly={anomaly} />
          <AnomalyFacts anomaly={anomaly} />
        </>
      )}
      tabs={(_anomaly, { details, history }) => [details, history]}
    />
  )
}
