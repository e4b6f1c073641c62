import { describe, expect, it } from 'vitest'
import { compareVersions, mergeVersions } from '@/shared/record/version-diff'

const base = { name: 'Cebu', address: null, rate: '1', kind: 'branch', seats: 3 }
const mine = { name: 'Cebu City', address: 'Colon St.', rate: '2', kind: 'branch', seats: 3 }
const theirs = { name: 'Cebu North', address: null, rate: '2', kind: 'satellite', seats: 3 }
const FIELDS = Object.keys(base)

describe('two changes of one record', () => {
  const differences = compareVersions(FIELDS, base, mine, theirs)

  it('are told apart field by field, with whose it is where only one changed it', () => {
    expect(differences).toEqual([
      { field: 'name', mine: 'Cebu City', theirs: 'Cebu North', decided: null },
      { field: 'address', mine: 'Colon St.', theirs: null, decided: 'mine' },
      { field: 'kind', mine: 'branch', theirs: 'satellite', decided: 'theirs' },
    ])
  })

  it('come together as chosen, and lose nothing that was not', () => {
    expect(mergeVersions(theirs, differences, { name: 'mine' })).toEqual({
      name: 'Cebu City',
      address: 'Colon St.',
      rate: '2',
      kind: 'satellite',
      seats: 3,
    })
    expect(mergeVersions(theirs, differences, { name: 'theirs', address: 'theirs', kind: 'mine' })).toEqual({
      ...theirs,
      kind: 'branch',
    })
  })
})
