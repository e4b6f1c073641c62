import { describe, expect, it } from 'vitest'
import { stepsOfReopening } from '@contract/modules/accounting/period.rules'

describe('a month that is reopened', () => {
  it('goes step by step to what was asked for', () => {
    expect(stepsOfReopening('closed', 'open')).toEqual(['soft_closed', 'open'])
    expect(stepsOfReopening('closed', 'soft_closed')).toEqual(['soft_closed'])
    expect(stepsOfReopening('soft_closed', 'open')).toEqual(['open'])
  })

  it('is not reopened where it is as open as that already', () => {
    expect(stepsOfReopening('open', 'open')).toBeNull()
    expect(stepsOfReopening('open', 'soft_closed')).toBeNull()
    expect(stepsOfReopening('soft_closed', 'soft_closed')).toBeNull()
  })
})
