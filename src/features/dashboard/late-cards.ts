import { loadPhrases } from '@/shared/i18n/i18n'
import { late } from '@/shared/ui/late'

/*
 * What comes a moment after the first cards, in a file for each kind of reader, each with the words that its cards say
 * besides the dashboard's.
 */
const own = () =>
  Promise.all([
    import('@/features/dashboard/own/own-cards'),
    loadPhrases('approval', 'document-types', 'time-logs'),
  ]).then(([file]) => file.ownCards)
const sales = (...namespaces: string[]) =>
  Promise.all([import('@/features/dashboard/sales/sales-cards'), loadPhrases(...namespaces)]).then(
    ([file]) => file.salesCards,
  )
const books = (...namespaces: string[]) =>
  Promise.all([import('@/features/dashboard/books/books-cards'), loadPhrases(...namespaces)]).then(
    ([file]) => file.booksCards,
  )
const office = () => import('@/features/dashboard/office/office-cards').then(file => file.officeCards)

export const AwayCard = late(() => own().then(cards => cards.AwayCard))
export const ClockCard = late(() => own().then(cards => cards.ClockCard))
export const LeaveCard = late(() => own().then(cards => cards.LeaveCard))
export const ReadingCard = late(() => own().then(cards => cards.ReadingCard))
export const RequestsCard = late(() => own().then(cards => cards.RequestsCard))

export const AdvanceCard = late(() => sales().then(cards => cards.AdvanceCard))
export const CommissionCard = late(() => sales().then(cards => cards.CommissionCard))
export const MonthCard = late(() => sales().then(cards => cards.MonthCard))
export const PapersCard = late(() => sales().then(cards => cards.PapersCard))
export const RankingCard = late(() => sales().then(cards => cards.RankingCard))
export const TeamCommissionCard = late(() =>
  sales('commission-transactions').then(cards => cards.TeamCommissionCard),
)
export const UnitsCard = late(() => sales().then(cards => cards.UnitsCard))

export const BalancesCard = late(() => books().then(cards => cards.BalancesCard))
export const CloseCard = late(() => books('ledger').then(cards => cards.CloseCard))
export const ResultCard = late(() => books().then(cards => cards.ResultCard))

export const IncompleteCard = late(() => office().then(cards => cards.IncompleteCard))
export const JobsCard = late(() => office().then(cards => cards.JobsCard))

export const InboxRows = late(() =>
  Promise.all([
    import('@/features/dashboard/inbox/inbox-rows'),
    loadPhrases('approval', 'document-types'),
  ]).then(([file]) => file.InboxRows),
)
