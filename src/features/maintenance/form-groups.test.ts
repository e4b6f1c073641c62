import { describe, expect, it } from 'vitest'
import type { Resource } from '@contract/kernel/define-resource'
import { bankResource } from '@contract/modules/maintenance/bank.resource'
import { completeGroups } from '@/features/maintenance/form-groups'

const bank: Resource = bankResource

describe('the groups of a form', () => {
  it('take up what nobody placed, but for what is secret', () => {
    expect(completeGroups(bank, { basics: ['code', 'name'], account: ['gl_account_id'] })).toEqual({
      basics: ['code', 'name', 'branch', 'swift', 'kind'],
      account: ['gl_account_id'],
    })
  })

  it('stay as they are where all is placed', () => {
    const groups = { all: ['code', 'name', 'branch', 'swift', 'kind', 'gl_account_id'] }
    expect(completeGroups(bank, groups)).toBe(groups)
  })
})
