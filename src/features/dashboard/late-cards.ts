import { loadPhrases } from '@/shared/i18n/i18n'
import { late } from '@/shared/ui/late'

async function more() {
  const [cards] = await Promise.all([
    import('@/features/dashboard/more-cards').then(file => file.moreCards),
    loadPhrases('approval', 'commission-transactions', 'document', 'document-names', 'link', 'time-logs'),
  ])
  return cards
}

/** Those of one desk alone; `namespaces`: whose words they say besides the dashboard's. */
async function desk(...namespaces: string[]) {
  const [cards] = await Promise.all([
    import('@/features/dashboard/desk/desk-cards').then(file => file.deskCards),
    loadPhrases(...namespaces),
  ])
  return cards
}

/** What comes a moment after the first cards, in one file. */
export const AwayCard = late(() => more().then(cards => cards.AwayCard))
export const BalancesCard = late(() => more().then(cards => cards.BalancesCard))
export const ClockCard = late(() => more().then(cards => cards.ClockCard))
export const CommissionCard = late(() => more().then(cards => cards.CommissionCard))
export const InboxRows = late(() => more().then(cards => cards.InboxRows))
export const JobsCard = late(() => more().then(cards => cards.JobsCard))
export const LeaveCard = late(() => more().then(cards => cards.LeaveCard))
export const MonthCard = late(() => more().then(cards => cards.MonthCard))
export const PapersCard = late(() => more().then(cards => cards.PapersCard))
export const RankingCard = late(() => more().then(cards => cards.RankingCard))
export const ReadingCard = late(() => more().then(cards => cards.ReadingCard))
export const RequestsCard = late(() => more().then(cards => cards.RequestsCard))
export const ResultCard = late(() => more().then(cards => cards.ResultCard))
export const TeamCommissionCard = late(() => more().then(cards => cards.TeamCommissionCard))

export const AdvanceCard = late(() => desk().then(cards => cards.AdvanceCard))
export const CloseCard = late(() => desk('ledger').then(cards => cards.CloseCard))
export const IncompleteCard = late(() => desk().then(cards => cards.IncompleteCard))
export const UnitsCard = late(() => desk().then(cards => cards.UnitsCard))
