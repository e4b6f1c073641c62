/** From the narrowest to the widest; each one holds all that stands before it. */
export const SCOPES = ['own', 'team', 'ou', 'all'] as const

export type Scope = (typeof SCOPES)[number]

/** Whether a right granted with `scope` is enough where `needed` is asked for. */
export function covers(scope: Scope, needed: Scope): boolean {
  return SCOPES.indexOf(scope) >= SCOPES.indexOf(needed)
}

export function widerScope(a: Scope, b: Scope): Scope {
  return covers(a, b) ? a : b
}
