import { describe, expect, it } from 'vitest'
import {
  dayKindOf,
  holidayOn,
  MONDAY_TO_FRIDAY,
  workWeight,
  type Holiday,
} from '@contract/people/work-calendar.rules'

const day = '2026-08-06'
const holiday = (more: Partial<Holiday>): Holiday => ({
  on: day,
  name: 'a day',
  kind: 'local',
  ou_id: null,
  area_id: null,
  ...more,
})
const cebu = { ou_id: 'CEB', area_ids: ['cebu-city', 'cebu'] }
const davao = { ou_id: 'DAV', area_ids: ['davao'] }

describe('holidays', () => {
  it('keeps a local one only in its unit and its area', () => {
    const unit = [holiday({ ou_id: 'CEB' })]
    const area = [holiday({ area_id: 'cebu' })]
    expect(workWeight(day, MONDAY_TO_FRIDAY, unit, cebu)).toBe(0)
    expect(workWeight(day, MONDAY_TO_FRIDAY, unit, davao)).toBe(100)
    expect(workWeight(day, MONDAY_TO_FRIDAY, area, cebu)).toBe(0)
    expect(workWeight(day, MONDAY_TO_FRIDAY, area, davao)).toBe(100)
    expect(holidayOn(day, [holiday({ ou_id: 'CEB', area_id: 'davao' })], cebu)).toBeNull()
  })

  it('works on a special working day', () => {
    const working = [holiday({ kind: 'special_working' })]
    expect(workWeight(day, MONDAY_TO_FRIDAY, working, cebu)).toBe(100)
    expect(dayKindOf(day, MONDAY_TO_FRIDAY, working, cebu)).toBe('work')
  })

  it('takes the regular one of two on a date', () => {
    const both = [holiday({ kind: 'special_non_working' }), holiday({ kind: 'regular', name: 'the greater' })]
    expect(holidayOn(day, both, cebu)?.name).toBe('the greater')
    expect(dayKindOf(day, MONDAY_TO_FRIDAY, both, cebu)).toBe('regular_holiday')
    expect(dayKindOf(day, MONDAY_TO_FRIDAY, [holiday({})], cebu)).toBe('special_holiday')
  })
})

describe('the week', () => {
  it('rests on Sunday and gives Saturday its fraction, whatever its bit says', () => {
    expect(dayKindOf('2026-08-09', MONDAY_TO_FRIDAY, [], cebu)).toBe('rest')
    expect(workWeight('2026-08-08', { workdays: 0b1111110, saturday: 0 }, [], cebu)).toBe(0)
    expect(workWeight('2026-08-08', { workdays: 0b0111110, saturday: 50 }, [], cebu)).toBe(50)
    expect(dayKindOf('2026-08-08', { workdays: 0b0111110, saturday: 50 }, [], cebu)).toBe('work')
  })
})
