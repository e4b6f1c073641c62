import { anomalies } from '@/features/anomalies/anomalies.api'
import { AnomalyActions } from '@/features/anomalies/anomaly-actions'
import { AnomalyStatusBadge } from '@/features/anomalies/anomaly-badges'
import { AnomalyFacts } from '@/features/anomalies/anomaly-facts'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordFrame } from '@/shared/record/record-frame'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = anomalies

/** Why it was found, with the records compared, and what was said of it. */
export function AnomalyPanel({ id, onClose, onCreated }: OpenedRecord) {
  const record = usePhrases('record')
  const { history } = useRecordTabs({ api, namespace: 'anomalies', id })
  return (
    <RecordFrame
      api={api}
      id={id}
      form={{ namespace: 'anomalies', list: 'anomalies' }}
      badge={row => <AnomalyStatusBadge status={row.status} />}
      tabs={anomaly => {
        const details = (
          <div className="stack">
            <AnomalyActions anomaly={anomaly} />
            <AnomalyFacts anomaly={anomaly} />
          </div>
        )
        return [{ key: 'details', label: record('panel.details'), content: details }, history]
      }}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
