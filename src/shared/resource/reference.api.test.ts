import { describe, expect, it } from 'vitest'
import { REFERENCES } from '@contract/kernel/references'
import { referenceLabel } from './reference.api'

describe('how a record calls itself where another refers to it', () => {
  const { prospect_status, employee } = REFERENCES
  it.each([
    [prospect_status, { code: 'CEB', name: 'Cebu' }, 'Cebu · CEB'],
    [prospect_status, { code: 'NEW', name: 'New' }, 'New'],
    [prospect_status, { code: 'SITE_VISIT', name: 'Site visit' }, 'Site visit'],
    [prospect_status, { code: null, name: 'Cebu' }, 'Cebu'],
    [employee, { full_name: 'Reyes, Nico' }, 'Reyes, Nico'],
  ])('%#: is its name, after a code that says more', (target, row, label) => {
    expect(referenceLabel(target, row)).toBe(label)
  })
})
