import { describe, expect, it } from 'vitest'
import { countCards } from '@/features/dashboard/cards/cards'
import { listPath } from '@/shared/resource/list-path'

describe('the figures of the dashboard', () => {
  const cards = countCards(new Date('2026-11-20T18:00:00Z'))
  const lines = cards.flatMap(card => card.lines)

  it('lead to the very rows they count', () => {
    for (const line of lines) {
      const filter = new URL(listPath(line.screen, line), 'http://portal.test').searchParams.get('filter')
      expect(JSON.parse(filter ?? ''), line.key).toEqual(line.filter)
    }
  })

  it('count a reservation that ends within a week of the business day', () => {
    const line = lines.find(one => one.key === 'running_out')
    expect(line?.filter['reservation_valid_to']).toMatchObject({ type: 'lessThan', dateFrom: '2026-11-29' })
  })
})
