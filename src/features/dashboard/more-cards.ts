import { AwayCard } from '@/features/dashboard/own/away-card'
import { ClockCard } from '@/features/dashboard/own/clock-card'
import { LeaveCard } from '@/features/dashboard/cards/leave-card'
import { PapersCard } from '@/features/dashboard/cards/papers-card'
import { CommissionCard } from '@/features/dashboard/cards/commission-card'
import { ReadingCard } from '@/features/dashboard/own/reading-card'
import { RequestsCard } from '@/features/dashboard/own/requests-card'
import { BalancesCard } from '@/features/dashboard/figures/balances-card'
import { RankingCard } from '@/features/dashboard/figures/ranking-card'
import { ResultCard } from '@/features/dashboard/figures/result-card'
import { InboxRows } from '@/features/dashboard/cards/inbox-rows'
import { JobsCard } from '@/features/dashboard/cards/jobs-card'
import { MonthCard } from '@/features/dashboard/cards/month-card'
import { TeamCommissionCard } from '@/features/dashboard/figures/team-commission-card'

/** One object, so that they come in one file. */
export const moreCards = {
  AwayCard,
  BalancesCard,
  ClockCard,
  CommissionCard,
  InboxRows,
  JobsCard,
  LeaveCard,
  MonthCard,
  PapersCard,
  RankingCard,
  ReadingCard,
  RequestsCard,
  ResultCard,
  TeamCommissionCard,
}
