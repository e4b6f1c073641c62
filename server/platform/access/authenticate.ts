import type { Database } from '@server/platform/db/database'
import type { Actor } from '@server/platform/access/actor'
import {
  findSession,
  loadRights,
  markSeen,
  type RightsRow,
  type SessionRow,
} from '@server/platform/access/access.repository'
import type { SessionMemory } from '@server/platform/access/session-memory'
import { hashOf, IDLE_MINUTES, type TokenSigner } from '@server/platform/access/tokens'

type Basis = Pick<SessionRow, 'user_id' | 'home_ou_id' | 'version' | 'today'>
/** Made once for everybody's next request: a manager holds hundreds. */
type Rights = Omit<RightsRow, 'permissions'> & Pick<Actor, 'permissions'>
type CachedSession = Basis & { rights: Rights }

const KEPT_AT_MOST = 5000

/**
 * Rights are kept in memory, but only for the version of the access tables, the day and the home unit that the look-up
 * of the session saw.
 */
export function createAuthenticator(database: Database, signer: TokenSigner, memory: SessionMemory) {
  const kept = new Map<string, CachedSession>()

  async function rightsOf({ user_id, home_ou_id, version, today }: Basis): Promise<Rights> {
    const known = kept.get(user_id)
    if (known?.version === version && known.today === today && known.home_ou_id === home_ou_id)
      return known.rights
    const { permissions, ...row } = await loadRights(database.db, user_id)
    const rights = { ...row, permissions: new Map(permissions.map(({ code, scope }) => [code, scope])) }
    if (kept.size >= KEPT_AT_MOST) kept.delete(kept.keys().next().value ?? '')
    kept.set(user_id, { user_id, home_ou_id, version, today, rights })
    return rights
  }

  async function lookUp(sessionSecret: string, quietly: boolean): Promise<SessionRow | null> {
    const session = await findSession(database.db, hashOf(sessionSecret), IDLE_MINUTES)
    if (session?.stale && !quietly) await markSeen(database.db, session.session_id)
    return session
  }

  /** Quietly: the portal looks for itself, and nobody's session lives longer for it. */
  return async function authenticate(
    authorization: string | undefined,
    { quietly = false }: { quietly?: boolean } = {},
  ): Promise<Actor | null> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(authorization ?? '')?.[1]
    const claims = token ? await signer.verify(token) : null
    if (!claims) return null
    const session = await memory.recall(claims.sessionSecret, () => lookUp(claims.sessionSecret, quietly))
    if (!session || session.user_id !== claims.userId) return null
    const rights = await rightsOf(session)
    return {
      userId: session.user_id,
      sessionId: session.session_id,
      roles: rights.roles,
      permissions: rights.permissions,
      units: rights.units,
      allUnits: rights.all_units,
      activeUnitId: null,
    }
  }
}

export type Authenticate = ReturnType<typeof createAuthenticator>
