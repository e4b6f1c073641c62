import { describe, expect, it } from 'vitest'
import { checkMembership } from '@contract/modules/maintenance/sales-team-member.rules'

const term = (valid_from: string, valid_to: string | null = null) => ({ valid_from, valid_to })
const codes = (...terms: ReturnType<typeof term>[]) => {
  const [own, ...others] = terms
  return own ? checkMembership(own, others).map(({ code }) => code) : []
}

describe('a member of a sales team', () => {
  it('goes to another team the day after the last one', () => {
    expect(codes(term('2026-03-01'), term('2025-01-01', '2026-02-28'))).toEqual([])
    expect(codes(term('2026-02-28'), term('2025-01-01', '2026-02-28'))).toEqual(['member_elsewhere'])
  })

  it('is in no two teams on one day, however open their ends', () => {
    expect(codes(term('2026-03-01'), term('2027-01-01'))).toEqual(['member_elsewhere'])
    expect(codes(term('2026-03-01', '2026-12-31'), term('2027-01-01'))).toEqual([])
  })

  it('does not leave before joining', () => {
    expect(codes(term('2026-03-01', '2026-02-28'))).toEqual(['dates_reversed'])
  })
})
