import { Children, Suspense, type ReactElement, type ReactNode } from 'react'
import { CountCard } from '@/features/dashboard/cards/count-card'
import type { CountCard as Counted } from '@/features/dashboard/cards/cards'
import { DayCard } from '@/features/dashboard/cards/day-card'
import { HoldsCard } from '@/features/dashboard/cards/holds-card'
import { InboxCard } from '@/features/dashboard/cards/inbox-card'
import { useCountedCards } from '@/features/dashboard/cards/use-counted-cards'
import {
  AdvanceCard,
  AwayCard,
  BalancesCard,
  ClockCard,
  CloseCard,
  CommissionCard,
  IncompleteCard,
  JobsCard,
  LeaveCard,
  MonthCard,
  PapersCard,
  RankingCard,
  ReadingCard,
  RequestsCard,
  ResultCard,
  TeamCommissionCard,
  UnitsCard,
} from '@/features/dashboard/late-cards'
import { useCan } from '@/shared/access/use-can'
import { useReach } from '@/shared/access/use-reach'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

/** What is looked at rather than done; all other counts are work. */
const FIGURES: ReadonlySet<Counted['key']> = new Set(['funnel', 'sales'])

/** Each by its right, work before figures. What fails in one fails there alone; counts of rows are one call, and fail together. */
export function DashboardCards() {
  const can = useCan()
  const reaches = useReach()
  const isSeller = can('buyer.lead.create') && !reaches('buyer.lead.view', 'ou')
  // Whoever sees what all of a unit earn earns no share of it.
  const earns = can('commission.transaction.view') && !reaches('commission.transaction.view', 'ou')
  // The sum of the list is one's own only where no other's advances are in it.
  const owesAlone = can('cash_advance.record.view') && !reaches('cash_advance.record.view', 'team')
  const counted = useCountedCards()
  const ofKind = (isFigure: boolean) =>
    counted
      .filter(card => FIGURES.has(card.key) === isFigure)
      .map(card => <CountCard key={card.key} card={card} all={counted} />)
  const seesBalances =
    can('report.pnl.view') && (can('accounting.journal.view') || can('collection.receivable.view'))
  const hasFigures =
    can('report.pnl.view') || can('sales.report.view') || seesBalances || ofKind(true).length > 0
  const clock = can('timelog.record.create') && <ClockCard />
  return (
    <div className="dashboard-columns">
      <Column>
        {/* Who has no figures has two columns for what is one's own. */}
        {!hasFigures && clock}
        {isSeller && <DayCard />}
        {isSeller && can('property.reserved.hold') && <HoldsCard />}
        {can('approval.inbox.view') && <InboxCard />}
        {!isSeller && can('property.reserved.hold') && <HoldsCard />}
        {ofKind(false)}
        {can('buyer.record.verify_document') && <PapersCard />}
        {reaches('accounting.period.close', 'ou') && <CloseCard />}
        {reaches('timelog.record.correct', 'ou') && <IncompleteCard />}
        {can('settings.outbox.view') && <JobsCard />}
        {!hasFigures && <RequestsCard />}
      </Column>
      <Column>
        {earns && <CommissionCard />}
        {isSeller && owesAlone && <AdvanceCard />}
        {hasFigures && clock}
        {hasFigures && <RequestsCard />}
        {can('files.memo.view') && <ReadingCard />}
        {can('hr.leave.create') && <LeaveCard />}
        {can('hr.leave.view') && <AwayCard />}
      </Column>
      <Column>
        {can('report.pnl.view') && <ResultCard />}
        {seesBalances && <BalancesCard />}
        {reaches('sales.record.reserve', 'ou') && <UnitsCard />}
        {can('sales.report.view') && <MonthCard />}
        {earns && reaches('commission.transaction.view', 'team') && <TeamCommissionCard />}
        {reaches('sales.report.view', 'team') && <RankingCard />}
        {ofKind(true)}
      </Column>
    </div>
  )
}

/** What is to be done, what is one's own, what is looked at: each stack grows by itself, and moves no other. */
function Column({ children }: { children: ReactNode }) {
  return (
    <div className="dashboard-column">
      {Children.toArray(children).map(card => (
        <Suspense
          key={(card as ReactElement).key}
          fallback={
            <Card className="dashboard-card">
              <Skeleton lines={3} />
            </Card>
          }
        >
          {card}
        </Suspense>
      ))}
    </div>
  )
}
