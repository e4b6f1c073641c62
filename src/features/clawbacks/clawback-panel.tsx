import { ClawbackActions } from '@/features/clawbacks/clawback-actions'
import { ClawbackFacts } from '@/features/clawbacks/clawback-facts'
import { ClawbackStatusBadge } from '@/features/clawbacks/clawback-status-badge'
import { clawbacks } from '@/features/clawbacks/clawbacks.api'
import { RecoveryTable } from '@/features/clawbacks/recovery-table'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordFrame } from '@/shared/record/record-frame'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = clawbacks

/** What a seller owes back of a sale, where it stands in the books, and what came in of it. */
export function ClawbackPanel({ id, onClose, onCreated }: OpenedRecord) {
  const record = usePhrases('record')
  const { history } = useRecordTabs({ api, namespace: 'clawbacks', id })
  return (
    <RecordFrame
      api={api}
      id={id}
      form={{ namespace: 'clawbacks', list: 'clawbacks' }}
      badge={row => <ClawbackStatusBadge status={row.status} />}
      tabs={clawback => {
        const details = (
          <div className="stack">
            <ClawbackActions clawback={clawback} />
            <ClawbackFacts clawback={clawback} />
            <RecoveryTable recoveries={clawback.recoveries ?? []} />
          </div>
        )
        return [{ key: 'details', label: record('panel.details'), content: details }, history]
      }}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
