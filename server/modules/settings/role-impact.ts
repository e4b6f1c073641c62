import { conflictsOf, jointConflicts, newConflicts, type HeldRight } from '@contract/access/conflicts'
import { widerScope, type Scope } from '@contract/access/scopes'
import type { RoleImpact, SodConflict } from '@contract/modules/settings/role.calls'

type Holders = { others: readonly (readonly HeldRight[])[]; people: number; examples: readonly string[] }
type Question = {
  before: readonly HeldRight[]
  after: readonly HeldRight[]
  holders: readonly Holders[]
  rules: readonly SodConflict[]
}
type Answer = Omit<RoleImpact, 'beyond'>

const SHOWN_AT_MOST = 5

/** What it would mean for the people who hold a role to give it other rights. */
export function impactOf({ before, after, holders, rules }: Question): Answer {
  const affected = holders.filter(({ others }) => differs([...others, before], [...others, after]))
  return {
    changes: changesOf(before, after),
    holders: sum(holders),
    people: sum(affected),
    examples: affected.flatMap(({ examples }) => examples).slice(0, SHOWN_AT_MOST),
    conflicts: clashes({ before, after, holders, rules }),
    known_conflicts: conflictsOf(before, rules),
  }
}

function sum(holders: readonly Holders[]): number {
  return holders.reduce((total, { people }) => total + people, 0)
}

function clashes({ before, after, holders, rules }: Question): Answer['conflicts'] {
  const found = new Map<string, Answer['conflicts'][number]>()
  for (const rule of newConflicts(before, after, rules))
    found.set(rule.code, { ...rule, people: sum(holders) })
  for (const { others, people } of holders) {
    const known = new Set(jointConflicts([...others, before], rules).map(({ code }) => code))
    for (const rule of jointConflicts([...others, after], rules)) {
      if (known.has(rule.code)) continue
      const so_far = found.get(rule.code)
      found.set(rule.code, { ...rule, people: (so_far?.people ?? 0) + people })
    }
  }
  return [...found.values()].sort((a, b) => a.code.localeCompare(b.code))
}

function changesOf(before: readonly HeldRight[], after: readonly HeldRight[]): Answer['changes'] {
  const [was, becomes] = [widest([before]), widest([after])]
  return [...new Set([...was.keys(), ...becomes.keys()])]
    .sort()
    .map(code => ({ code, was: was.get(code) ?? null, becomes: becomes.get(code) ?? null }))
    .filter(change => change.was !== change.becomes)
}

function widest(roles: readonly (readonly HeldRight[])[]): Map<string, Scope> {
  const scopes = new Map<string, Scope>()
  for (const { code, scope } of roles.flat()) scopes.set(code, widerScope(scopes.get(code) ?? scope, scope))
  return scopes
}

function differs(a: readonly (readonly HeldRight[])[], b: readonly (readonly HeldRight[])[]): boolean {
  const [left, right] = [widest(a), widest(b)]
  return left.size !== right.size || [...left].some(([code, scope]) => right.get(code) !== scope)
}
