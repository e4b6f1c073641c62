import { describe, expect, it } from 'vitest'
import { agendaOf, monthOf, monthStep } from '@/features/leave/month-view'

describe('a month of the calendar', () => {
  it('is what the address names, and the one of today where it names none', () => {
    const february = monthOf('2028-02', '2026-08-28')
    expect([february.first, february.last, february.dates.length]).toEqual(['2028-02-01', '2028-02-29', 29])
    expect(monthOf(null, '2026-08-28').key).toBe('2026-08')
    expect(monthOf('2026-13', '2026-08-28').key).toBe('2026-08')
  })

  it('is turned by keys, the other way round in Arabic', () => {
    expect(monthStep('ArrowRight', false)).toBe(1)
    expect(monthStep('ArrowRight', true)).toBe(-1)
    expect(monthStep('PageUp', true)).toBe(-1)
    expect(monthStep('Enter', false)).toBe(0)
  })

  it('tells who is away by date, and nothing of other months', () => {
    const absences = [{ on: '2026-09-01' }, { on: '2026-08-28' }, { on: '2026-08-03' }, { on: '2026-08-28' }]
    expect(
      agendaOf(monthOf('2026-08', '2026-01-01'), absences).map(day => [day.on, day.absences.length]),
    ).toEqual([
      ['2026-08-03', 1],
      ['2026-08-28', 2],
    ])
  })
})
