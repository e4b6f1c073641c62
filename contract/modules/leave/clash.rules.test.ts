import { describe, expect, it } from 'vitest'
import { clashingDates, coverOf } from '@contract/modules/leave/clash.rules'
import type { DayPart } from '@contract/modules/leave/day-count.rules'

const day = (part: DayPart, fraction = part === 'full' ? 100 : 50, on = '2026-09-01') => ({
  on,
  part,
  fraction,
})

describe('the same person twice on a date', () => {
  it.each<[string, ReturnType<typeof day>[], ReturnType<typeof day>[], boolean]>([
    ['a morning beside an afternoon fits', [day('am')], [day('pm')], false],
    ['two mornings clash', [day('am')], [day('am')], true],
    ['a whole day clashes with a morning', [day('full')], [day('am')], true],
    ['a third half clashes', [day('am')], [day('pm'), day('hours', 25)], true],
    ['hours beside a half day fit', [day('hours', 25)], [day('pm')], false],
    ['another date is nobody else', [day('full')], [day('full', 100, '2026-09-02')], false],
  ])('%s', (_, asked, taken, clashes) => {
    expect(clashingDates(asked, taken)).toEqual(clashes ? ['2026-09-01'] : [])
  })
})

describe('cover', () => {
  const members = ['ana', 'ben', 'carl', 'dan']
  const asked = ['2026-09-01', '2026-09-02', '2026-09-05'].map((on, index) => ({
    on,
    charged: index === 2 ? 0 : 100,
  }))
  const away = (employee_id: string, on: string) => ({ employee_id, on, charged: 100 })

  it('names who is away, and tells when too few stay', () => {
    const absences = [away('ben', '2026-09-01'), away('carl', '2026-09-01'), away('ana', '2026-09-02')]
    expect(
      coverOf(asked, { members, absences, needed: 2 }, { employee_id: 'ana', reliever_id: null }),
    ).toEqual([{ on: '2026-09-01', away: ['ben', 'carl'], present: 1, short: true, reliever_away: false }])
  })

  it('tells when the reliever is away, of the team or not', () => {
    const absences = [away('eva', '2026-09-02')]
    const notes = coverOf(asked, { members, absences, needed: 0 }, { employee_id: 'ana', reliever_id: 'eva' })
    expect(notes.map(note => [note.on, note.reliever_away])).toEqual([['2026-09-02', true]])
  })

  it('has nothing to say of a rest day or of a full team', () => {
    const absences = [away('ben', '2026-09-05')]
    expect(
      coverOf(asked, { members, absences, needed: 3 }, { employee_id: 'ana', reliever_id: null }),
    ).toEqual([])
  })
})
