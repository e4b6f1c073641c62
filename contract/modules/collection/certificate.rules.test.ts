import { describe, expect, it } from 'vitest'
import {
  certificateDueOn,
  certifiedQuarters,
  type TaxOfQuarter,
} from '@contract/modules/collection/certificate.rules'

const tax = (quarter: string, expected: string, received = '0.00', more: object = {}): TaxOfQuarter => ({
  ...{ developer_id: 'd', developer_name: 'D', ou_id: 'u', ou_code: 'U', ou_name: 'U' },
  ...{ quarter, expected, received, ...more },
})
const missing = (rows: TaxOfQuarter[], asOf = '2026-12-31') =>
  certifiedQuarters(rows, asOf).map(row => row.missing)

describe('a certificate of tax withheld', () => {
  it('is due on the twentieth day after its quarter', () => {
    expect(certificateDueOn('2026-Q1')).toBe('2026-04-20')
    expect(certificateDueOn('2026-Q4')).toBe('2027-01-20')
  })

  it('is missing for what was withheld and not certified, and ages from the day it was due', () => {
    const [none, part, whole, more] = certifiedQuarters(
      [
        tax('2026-Q2', '100.00'),
        tax('2026-Q1', '100.00', '40.00'),
        tax('2025-Q4', '100.00', '100.00'),
        tax('2025-Q3', '100.00', '130.00'),
      ],
      '2026-05-20',
    )
    expect(none).toMatchObject({ missing: '100.00', days: 0, bucket: 'current' })
    expect(part).toMatchObject({ difference: '60.00', missing: '60.00', days: 30, bucket: '1-30' })
    expect(whole).toMatchObject({ difference: '0.00', missing: '0.00', days: 0, bucket: null })
    expect(more).toMatchObject({ difference: '-30.00', missing: '0.00', bucket: null })
  })

  it('is not missing for tax of a check that bounced in a later quarter', () => {
    expect(missing([tax('2026-Q2', '-70.00'), tax('2026-Q1', '100.00')])).toEqual(['0.00', '30.00'])
    expect(
      missing([tax('2026-Q3', '-120.00'), tax('2026-Q2', '100.00'), tax('2026-Q1', '50.00', '20.00')]),
    ).toEqual(['0.00', '0.00', '10.00'])
  })

  it('of one unit or developer says nothing of another', () => {
    const other = { ou_id: 'v' }
    expect(missing([tax('2026-Q2', '-70.00', '0.00', other), tax('2026-Q1', '100.00')])).toEqual([
      '0.00',
      '100.00',
    ])
  })
})
