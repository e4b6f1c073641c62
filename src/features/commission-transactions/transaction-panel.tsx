import { parseMoney } from '@contract/kernel/money'
import type { TransactionReason } from '@contract/modules/commission/transaction-reason'
import type { CommissionTransaction } from '@contract/modules/commission/transaction.resource'
import { transactions } from '@/features/commission-transactions/commission-transactions.api'
import { HoldActions } from '@/features/commission-transactions/hold-actions'
import { ShareStateBadge } from '@/features/commission-transactions/share-state-badge'
import { WhyHere } from '@/features/commission-transactions/why-here'
import { AskLink } from '@/shared/commission-request/ask-link'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
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

/** What may be asked for of a share as it stands: to bill its tranche, or to be paid what came in. */
function AskActions({ share }: { share: CommissionTransaction }) {
  const { seller_id, tranche_id, state } = share
  if (seller_id === null) return null
  const paid = parseMoney(share.released_amount) - parseMoney(share.clawed_back_amount)
  const mayBeReleased = state !== 'on_hold' && parseMoney(share.releasable_amount) > paid
  if (state !== 'eligible' && !mayBeReleased) return null
  return (
    <div className="cluster">
      {state === 'eligible' && <AskLink kind="bill_tranche" sellerId={seller_id} trancheId={tranche_id} />}
      {mayBeReleased && <AskLink kind="early_release" sellerId={seller_id} />}
    </div>
  )
}

const SAID = ['open', 'lock', 'hold', 'let_go'] as const
type KnownVerb = (typeof SAID)[number]
const isSaid = (verb: string): verb is KnownVerb => (SAID as readonly string[]).includes(verb)

/** What happened to the tranche of a share, the newest first. */
function TrancheEvents({ events }: Pick<TransactionReason, 'events'>) {
  const t = usePhrases('commission-transactions')
  const formats = useFormats()
  if (events.length === 0) return null
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('why.history')}</h3>
      <ul className="list-unstyled mb-0">
        {events.map(({ at, verb, by, reason }) => (
          <li key={at}>
            {isSaid(verb) ? t(`events.${verb}`) : verb} · <bdi>{by ?? t('events.by_system')}</bdi> ·{' '}
            <Ltr>{formats.instant(at)}</Ltr>
            {reason && <bdi className="text-muted d-block">{reason}</bdi>}
          </li>
        ))}
      </ul>
    </section>
  )
}
