import { createHash, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { ConfigError, SECRET_SHORTEST } from '@server/config'

/** Minutes without a request, and days in all, after which a session is over. */
export const IDLE_MINUTES = 12 * 60
export const ABSOLUTE_DAYS = 7
const LEEWAY_SECONDS = 60
const ALGORITHM = 'HS256'

export function newSecretText(): string {
  return randomBytes(32).toString('base64url')
}

/** Of one opening of a page. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** Only hashes are stored: who reads the table cannot sign in with it. */
export function hashOf(secretText: string): Buffer {
  return createHash('sha256').update(secretText).digest()
}

type Claims = { userId: string; sessionSecret: string }

export type TokenSigner = {
  sign(userId: string, sessionSecret: string, expires: Date): Promise<string>
  /** null for whatever is not a token of ours, for whatever reason. */
  verify(token: string): Promise<Claims | null>
}

const KEPT_MS = 30_000
const KEPT_AT_MOST = 5000
type KnownToken = { claims: Claims; expiresAt: number }

/**
 * A signature that held is not computed again for half a minute, and never past its end; whether its session still
 * stands is asked at each request.
 */
function rememberClaims() {
  const kept = new Map<string, { claims: Claims; from: number; until: number }>()
  return async (
    token: string,
    now: number,
    verify: () => Promise<KnownToken | null>,
  ): Promise<Claims | null> => {
    const known = kept.get(token)
    // A clock that was set back tells nothing of how long ago it was.
    if (known && now >= known.from && now < known.until) return known.claims
    const verified = await verify()
    kept.delete(token)
    if (!verified) return null
    const { claims, expiresAt } = verified
    if (kept.size >= KEPT_AT_MOST) kept.clear()
    kept.set(token, { claims, from: now, until: Math.min(now + KEPT_MS, expiresAt) })
    return claims
  }
}

/** By one clock: a token that one server signs must not be of the future to another. */
export function createTokenSigner(secret: string, now: () => Date = () => new Date()): TokenSigner {
  const key = new TextEncoder().encode(secret)
  // Whatever way it came: a file of the data folder may be empty after a full disk.
  if (key.length < SECRET_SHORTEST)
    throw new ConfigError('PORTAL_SECRET', `is shorter than ${SECRET_SHORTEST} bytes`)
  const remembered = rememberClaims()
  return {
    sign: (userId, sessionSecret, expires) =>
      new SignJWT({ sid: sessionSecret })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(now())
        .setExpirationTime(Math.floor(expires.getTime() / 1000))
        .sign(key),
    verify: token =>
      remembered(token, now().getTime(), async () => {
        try {
          const { payload, protectedHeader } = await jwtVerify(token, key, {
            algorithms: [ALGORITHM],
            requiredClaims: ['sub', 'sid', 'exp', 'iat'],
            clockTolerance: LEEWAY_SECONDS,
            currentDate: now(),
            // Also refuses a token issued in the future.
            maxTokenAge: `${ABSOLUTE_DAYS} days`,
          })
          // A key named or carried by the token itself is never looked at; a token that has one is not ours.
          if (Object.keys(protectedHeader).some(name => name !== 'alg' && name !== 'typ')) return null
          const { sub, sid, exp = 0 } = payload
          if (typeof sub !== 'string' || typeof sid !== 'string') return null
          return { claims: { userId: sub, sessionSecret: sid }, expiresAt: (exp + LEEWAY_SECONDS) * 1000 }
        } catch {
          return null
        }
      }),
  }
}
