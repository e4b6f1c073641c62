import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays } from '@contract/kernel/dates'
import { defineParameter, valueOn, type ParameterValue } from '@contract/kernel/define-parameter'

const hours = defineParameter({
  code: 'property.hold_hours',
  kind: 'integer',
  measure: 'hours',
  schema: z.number().int(),
  default: 48,
  scopes: ['company', 'unit', 'project'],
})
const value = (
  effective_from: string,
  figure: number,
  place: Partial<ParameterValue> = {},
): ParameterValue => ({
  code: hours.code,
  scope: 'company',
  for_ou_id: null,
  for_project_id: null,
  effective_from,
  value: figure,
  ...place,
})
const ofUnit = (id: string) => ({ scope: 'unit' as const, for_ou_id: id })
const ofProject = (id: string) => ({ scope: 'project' as const, for_project_id: id })

describe('the value of a parameter', () => {
  it('is the default until the first value begins', () => {
    const values = [value('2026-03-01', 24)]
    expect(valueOn(hours, [], { on: '2026-03-01' })).toBe(48)
    expect(valueOn(hours, values, { on: '2026-02-28' })).toBe(48)
    expect(valueOn(hours, values, { on: '2026-03-01' })).toBe(24)
  })

  it('is that of the project over that of the unit over that of the company, whichever is newer', () => {
    const values = [
      value('2026-03-03', 24),
      value('2026-03-02', 36, ofUnit('cebu')),
      value('2026-03-01', 12, ofProject('shore')),
    ]
    const on = '2026-03-05'
    expect(valueOn(hours, values, { on, ouId: 'cebu', projectId: 'shore' })).toBe(12)
    expect(valueOn(hours, values, { on, ouId: 'cebu', projectId: 'hills' })).toBe(36)
    expect(valueOn(hours, values, { on, ouId: 'davao' })).toBe(24)
    expect(valueOn(hours, values, { on })).toBe(24)
  })

  it('falls back to the wider scope on days before the narrower one has a value', () => {
    const values = [value('2026-03-01', 24), value('2026-03-10', 36, ofUnit('cebu'))]
    expect(valueOn(hours, values, { on: '2026-03-09', ouId: 'cebu' })).toBe(24)
  })

  it('is never that of another parameter', () => {
    expect(valueOn(hours, [{ ...value('2026-03-01', 24), code: 'other' }], { on: '2026-03-05' })).toBe(48)
  })

  it('is on every day that of the latest effective date not after it, in whatever order they stand', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 8 })
    fc.assert(
      fc.property(days, fc.integer({ min: -5, max: 65 }), (begins, day) => {
        const values = begins.map(begin => value(addDays('2026-01-10', begin), begin + 1))
        const begun = begins.filter(begin => begin <= day)
        const expected = begun.length === 0 ? 48 : Math.max(...begun) + 1
        expect(valueOn(hours, values, { on: addDays('2026-01-10', day) })).toBe(expected)
      }),
    )
  })

  it('is refused aloud where its schema does not know it', () => {
    expect(() =>
      valueOn(hours, [{ ...value('2026-03-01', 1), value: 'many' }], { on: '2026-03-05' }),
    ).toThrow()
  })
})
