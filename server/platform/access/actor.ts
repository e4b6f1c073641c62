import type { Scope } from '@contract/access/scopes'

/** Who asks, and what they may: derived from the session alone, never from what the client sends. */
export type Actor = {
  userId: string
  sessionId: string
  roles: readonly { role_id: string; code: string }[]
  /** code → the widest scope any role gives. */
  permissions: ReadonlyMap<string, Scope>
  units: readonly ActorUnit[]
  /** True where the roles reach every unit there is. */
  allUnits: boolean
  /** Set when the request narrows itself to one unit. */
  activeUnitId: string | null
}

export type ActorUnit = { id: string; ou_code: string; ou_name: string }

export function mayDo(actor: Actor, code: string): boolean {
  return actor.permissions.has(code)
}

export function scopeOf(actor: Actor, code: string): Scope | null {
  return actor.permissions.get(code) ?? null
}

/** Units by their codes, as far as the reader belongs to them. */
export function unitIdsOfCodes({ units }: Actor, codes: readonly string[] | undefined): string[] | null {
  return codes ? units.filter(({ ou_code }) => codes.includes(ou_code)).map(({ id }) => id) : null
}

/** The units this request is about: the active one, or all that the actor may see. */
export function unitIdsOf(actor: Actor): string[] {
  return actor.activeUnitId ? [actor.activeUnitId] : actor.units.map(unit => unit.id)
}
