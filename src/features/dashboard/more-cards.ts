import { AwayCard } from '@/features/dashboard/own/away-card'
import { ClockCard } from '@/features/dashboard/own/clock-card'
import { LeaveCard } from '@/features/dashboard/leave-card'
import { PapersCard } from '@/features/dashboard/papers-card'
import { CommissionCard } from '@/features/dashboard/commission-card'
import { ReadingCard } from '@/features/dashboard/own/reading-card'
import { RequestsCard } from '@/features/dashboard/own/requests-card'
import { BalancesCard } from '@/features/dashboard/figures/balances-card'
import { RankingCard } from '@/features/dashboard/figures/ranking-card'
import { ResultCard } from '@/features/dashboard/figures/result-card'
import { TeamCommissionCard } from '@/features/dashboard/figures/team-commission-card'
import { InboxRows } from '@/features/dashboard/inbox-rows'
import { JobsCard } from '@/features/dashboard/jobs-card'
import { MonthCard } from '@/features/dashboard/month-card'

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
