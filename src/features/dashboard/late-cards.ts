import { loadPhrases } from '@/shared/i18n/i18n'
import { late } from '@/shared/ui/late'

async function more() {
  const [cards] = await Promise.all([
    import('@/features/dashboard/more-cards'),
    loadPhrases('approval', 'clock', 'document', 'document-names', 'link'),
  ])
  return cards
}

/** What comes a moment after the first cards, in one file. */
export const AwayCard = late(() => more().then(file => file.AwayCard))
export const BalancesCard = late(() => more().then(file => file.BalancesCard))
export const ClockCard = late(() => more().then(file => file.ClockCard))
export const CommissionCard = late(() => more().then(file => file.CommissionCard))
export const InboxRows = late(() => more().then(file => file.InboxRows))
export const JobsCard = late(() => more().then(file => file.JobsCard))
export const MonthCard = late(() => more().then(file => file.MonthCard))
export const RankingCard = late(() => more().then(file => file.RankingCard))
export const ReadingCard = late(() => more().then(file => file.ReadingCard))
export const RequestsCard = late(() => more().then(file => file.RequestsCard))
export const ResultCard = late(() => more().then(file => file.ResultCard))
