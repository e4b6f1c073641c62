import { expect, it } from 'vitest'
import { keyOfStoredName } from '@contract/kernel/record-labels'
import { SEED_LEAVE_TYPES } from '@contract/modules/leave/statutory-leave-types'
import { typeNames } from '@contract/modules/type-names'

it('has a phrase for each leave type that a new company begins with', () => {
  const names: Record<string, string> = typeNames.values.leave_type
  for (const { name, code } of SEED_LEAVE_TYPES) {
    expect(names[keyOfStoredName(name)]).toBe(name)
    expect(names[keyOfStoredName(`${name} · ${code}`)]).toBe(name)
  }
  expect(Object.keys(names)).toHaveLength(SEED_LEAVE_TYPES.length)
})
