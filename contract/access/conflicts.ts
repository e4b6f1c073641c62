import { covers, type Scope } from '@contract/access/scopes'

export type HeldRight = { code: string; scope: Scope }
type Pair = { code: string; permission_a: string; permission_b: string; severity: 'block' | 'warn' }

/**
 * Both halves of a rule, held for more than one's own rows: over one's own documents the rule is kept document by
 * document (nobody decides what they asked for), and everybody may ask for something.
 */
export function conflictsOf<P extends Pair>(held: readonly HeldRight[], rules: readonly P[]): P[] {
  const wide = new Set(held.filter(({ scope }) => covers(scope, 'team')).map(({ code }) => code))
  return rules.filter(rule => wide.has(rule.permission_a) && wide.has(rule.permission_b))
}

/** What a change brings: a conflict that stood before is known, and no reason to refuse something else. */
export function newConflicts<P extends Pair>(
  before: readonly HeldRight[],
  after: readonly HeldRight[],
  rules: readonly P[],
): P[] {
  const known = new Set(conflictsOf(before, rules).map(({ code }) => code))
  return conflictsOf(after, rules).filter(({ code }) => !known.has(code))
}

/**
 * What arises from roles held together, and from none of them alone: a role's own conflicts were decided when its
 * rights were.
 */
export function jointConflicts<P extends Pair>(
  roles: readonly (readonly HeldRight[])[],
  rules: readonly P[],
): P[] {
  const inside = new Set(roles.flatMap(held => conflictsOf(held, rules)).map(({ code }) => code))
  return conflictsOf(roles.flat(), rules).filter(({ code }) => !inside.has(code))
}
