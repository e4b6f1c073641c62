import { describe, expect, it } from 'vitest'
import { conflictsOf, jointConflicts, newConflicts } from '@contract/access/conflicts'
import { ROLES, roleOf, type RoleCode } from '@contract/access/roles'
import { SEGREGATION_RULES } from '@contract/access/segregation'
import type { Scope } from '@contract/access/scopes'

const compute = (scope: Scope) => ({ code: 'hr.payroll.compute', scope })
const approve = (scope: Scope) => ({ code: 'hr.payroll.approve', scope })
const codes = (rules: readonly { code: string }[]) => rules.map(({ code }) => code)
const PAIR = 'hr.payroll.compute--hr.payroll.approve'

describe('duties that one person may not hold together', () => {
  it('clash where both halves reach beyond one’s own rows', () => {
    expect(codes(conflictsOf([compute('all'), approve('team')], SEGREGATION_RULES))).toEqual([PAIR])
    expect(conflictsOf([compute('own'), approve('all')], SEGREGATION_RULES)).toEqual([])
    expect(conflictsOf([compute('all')], SEGREGATION_RULES)).toEqual([])
  })

  it('are told when a change brings them, not when they stood before', () => {
    expect(
      codes(newConflicts([compute('all')], [compute('all'), approve('all')], SEGREGATION_RULES)),
    ).toEqual([PAIR])
    const both = [compute('all'), approve('all')]
    expect(newConflicts(both, both, SEGREGATION_RULES)).toEqual([])
  })

  it('clash between roles, apart from what clashes inside one', () => {
    expect(codes(jointConflicts([[compute('all')], [approve('all')]], SEGREGATION_RULES))).toEqual([PAIR])
    expect(jointConflicts([[compute('all'), approve('all')], []], SEGREGATION_RULES)).toEqual([])
  })

  it.each(ROLES.filter(({ assignment }) => assignment === 'manual').map(({ code }) => code))(
    'leave every default role fit to be given beside what every employee has: %s',
    (role: RoleCode) => {
      const together = [roleOf(role).grants, roleOf('employee').grants]
      expect(codes(jointConflicts(together, SEGREGATION_RULES))).toEqual([])
    },
  )
})
