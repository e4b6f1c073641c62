import { unitIdsOf, type Actor } from '@server/platform/access/actor'
import { notFound } from '@server/platform/http/problems'

/** A unit that is none of the caller's is as good as none. */
export function requireUnit(actor: Actor, ouId: string): void {
  if (!unitIdsOf(actor).includes(ouId)) throw notFound()
}
