import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { endOfFormer, overlap, versionFaults } from '@contract/modules/commission/scheme-version.rules'

const from = (valid_from: string, valid_to: string | null = null) => ({ valid_from, valid_to })
const none = { former: null, others: [], today: '2026-06-15' }

describe('versions of a scheme', () => {
  it('hold one after the other: the former ends on the eve, or when it had ended before', () => {
    expect(endOfFormer(from('2026-01-01'), '2026-07-01')).toBe('2026-06-30')
    expect(endOfFormer(from('2026-01-01', '2026-03-31'), '2026-07-01')).toBe('2026-03-31')
    expect(endOfFormer(from('2026-01-01', '2026-12-31'), '2026-07-01')).toBe('2026-06-30')
  })

  it('begin after the one they follow, and never in the past', () => {
    const former = from('2026-06-01')
    expect(versionFaults(from('2026-06-15'), { ...none, former })).toEqual([])
    expect(versionFaults(from('2026-06-14'), { ...none, former })).toEqual(['version_reaches_back'])
    expect(versionFaults(from('2026-07-01'), { ...none, former: from('2026-07-01') })).toEqual([
      'version_too_early',
    ])
    expect(versionFaults(from('2020-01-01'), none)).toEqual([])
  })

  it('end after they begin, and share no day with another scheme of the same projects', () => {
    expect(versionFaults(from('2026-07-01', '2026-06-30'), none)).toEqual(['dates_reversed'])
    const others = [from('2026-07-01', '2026-09-30')]
    expect(versionFaults(from('2026-09-30'), { ...none, others })).toEqual(['validity_overlaps'])
    expect(versionFaults(from('2026-10-01'), { ...none, others })).toEqual([])
    expect(versionFaults(from('2026-06-20', '2026-06-30'), { ...none, others })).toEqual([])
  })

  it('overlap just where a day is in both', () => {
    const span = fc
      .tuple(fc.nat({ max: 40 }), fc.option(fc.nat({ max: 20 })))
      .map(([start, length]) => ({ start, end: length === null ? null : start + length }))
    const dated = ({ start, end }: { start: number; end: number | null }) =>
      from(addDays('2026-01-01', start), end === null ? null : addDays('2026-01-01', end))
    const holds = ({ start, end }: { start: number; end: number | null }, day: number) =>
      day >= start && (end === null || day <= end)
    fc.assert(
      fc.property(span, span, (a, b) => {
        const shared = Array.from({ length: 70 }, (_, day) => day).some(day => holds(a, day) && holds(b, day))
        expect(overlap(dated(a), dated(b))).toBe(shared)
      }),
    )
  })
})
