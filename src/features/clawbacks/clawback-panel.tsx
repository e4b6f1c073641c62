import { ClawbackActions } from '@/features/clawbacks/clawback-actions'
import { ClawbackFacts } from '@/features/clawbacks/clawback-facts'
import { ClawbackStatusBadge } from '@/features/clawbacks/clawback-status-badge'
import { clawbacks } from '@/features/clawbacks/clawbacks.api'
import { RecoveryTable } from '@/features/clawbacks/recovery-table'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = clawbacks

/** What a seller owes back of a sale, where it stands in the books, and what came in of it. */
export function ClawbackPanel(opened: OpenedRecord) {
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={{ namespace: 'clawbacks', list: 'clawbacks' }}
      badge={row => <ClawbackStatusBadge status={row.status} />}
      details={clawback => (
        <>
          <ClawbackActions clawback={clawback} />
          <ClawbackFacts clawback={clawback} />
          <RecoveryTable recoveries={clawback.recoveries ?? []} />
        </>
      )}
      tabs={(_clawback, { details, history }) => [details, history]}
    />
  )
}
