import { transactions } from '@/features/commission-transactions/commission-transactions.api'
import { AskActions } from '@/features/commission-transactions/ask-actions'
import { HoldActions } from '@/features/commission-transactions/hold-actions'
import { ShareStateBadge } from '@/features/commission-transactions/share-state-badge'
import { TrancheEvents } from '@/features/commission-transactions/tranche-events'
import { WhyHere } from '@/features/commission-transactions/why-here'
import { AdjustmentList } from '@/shared/selling/adjustment-list'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = transactions

/** A share of a tranche: its figures, and what opened it or is still missing. */
export function TransactionPanel(opened: OpenedRecord) {
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={{ namespace: 'commission-transactions', list: 'transactions' }}
      badge={row => <ShareStateBadge status={row.state} />}
      details={share => (
        <>
          <AskActions share={share} />
          <HoldActions share={share} />
          <WhyHere share={share} />
          <AdjustmentList adjustments={share.reason?.adjustments ?? []} />
          <TrancheEvents events={share.reason?.events ?? []} />
        </>
      )}
      tabs={(_share, { details }) => [details]}
    />
  )
}
