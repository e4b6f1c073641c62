import { AdvanceCard } from '@/features/dashboard/sales/advance-card'
import { CommissionCard } from '@/features/dashboard/sales/commission-card'
import { MonthCard } from '@/features/dashboard/sales/month-card'
import { PapersCard } from '@/features/dashboard/sales/papers-card'
import { RankingCard } from '@/features/dashboard/sales/ranking-card'
import { TeamCommissionCard } from '@/features/dashboard/sales/team-commission-card'
import { UnitsCard } from '@/features/dashboard/sales/units-card'

/** Of those who sell, and of those who look at what was sold. One object, so that they come in one file. */
export const salesCards = {
  AdvanceCard,
  CommissionCard,
  MonthCard,
  PapersCard,
  RankingCard,
  TeamCommissionCard,
  UnitsCard,
}
