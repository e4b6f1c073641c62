import { countCards, type CountCard } from '@/features/dashboard/cards/cards'
import { useDashboardCountsQuery } from '@/features/dashboard/dashboard.api'
import { useCan } from '@/shared/access/use-can'
import { useReach } from '@/shared/access/use-reach'

/** Those that this reader has, each with the lines that are theirs. */
export function useCountedCards(): readonly CountCard[] {
  const can = useCan()
  const reaches = useReach()
  return countCards(new Date()).flatMap(card => {
    const lines = card.lines.filter(
      ({ code }) => can(code) && reaches(code, card.reach) && !(card.most === 'team' && reaches(code, 'ou')),
    )
    return lines.length > 0 ? [{ ...card, lines }] : []
  })
}

export const countKey = (card: CountCard['key'], line: string) => `${card}.${line}`

/** The counts of all these cards, asked for at once whichever of them asks. */
export function useCounts(cards: readonly CountCard[]) {
  const lines = cards.flatMap(card =>
    card.lines.map(({ key, list, filter }) => ({ key: countKey(card.key, key), list, filter })),
  )
  return useDashboardCountsQuery(lines, { skip: lines.length === 0 })
}
