import { CommissionCard } from '@/features/dashboard/commission-card'
import { CountCard } from '@/features/dashboard/count-card'
import { countCards, type CountCard as Counted } from '@/features/dashboard/cards'
import { DayCard } from '@/features/dashboard/day-card'
import { HoldsCard } from '@/features/dashboard/holds-card'
import { InboxCard } from '@/features/dashboard/inbox-card'
import { JobsCard } from '@/features/dashboard/jobs-card'
import { LeaveCard } from '@/features/dashboard/leave-card'
import { MonthCard } from '@/features/dashboard/month-card'
import { PapersCard } from '@/features/dashboard/papers-card'
import { useCan } from '@/shared/access/use-can'
import { useReach } from '@/shared/access/use-reach'

/** What is looked at rather than done; all other counts are work. */
const FIGURES: ReadonlySet<Counted['key']> = new Set(['funnel', 'sales'])

/** Each by its right, work before figures, each with a call of its own: what fails there fails alone. */
export function DashboardCards() {
  const can = useCan()
  const reaches = useReach()
  const isSeller = can('buyer.lead.create') && !reaches('buyer.lead.view', 'ou')
  // Whoever sees what all of a unit earn earns no share of it.
  const earns = can('commission.transaction.view') && !reaches('commission.transaction.view', 'ou')
  const counted = countCards(new Date()).flatMap(card => {
    const lines = card.lines.filter(
      ({ code }) => can(code) && reaches(code, card.reach) && !(card.most === 'team' && reaches(code, 'ou')),
    )
    return lines.length > 0 ? [{ ...card, lines }] : []
  })
  const ofKind = (isFigure: boolean) =>
    counted
      .filter(card => FIGURES.has(card.key) === isFigure)
      .map(card => <CountCard key={card.key} card={card} />)
  return (
    <div className="dashboard-cards">
      {can('approval.inbox.view') && <InboxCard />}
      {isSeller && <DayCard />}
      {can('property.reserved.hold') && <HoldsCard />}
      {ofKind(false)}
      {can('buyer.record.verify_document') && <PapersCard />}
      {can('settings.outbox.view') && <JobsCard />}
      {can('hr.leave.create') && <LeaveCard />}
      {can('sales.report.view') && <MonthCard />}
      {earns && <CommissionCard />}
      {ofKind(true)}
    </div>
  )
}
