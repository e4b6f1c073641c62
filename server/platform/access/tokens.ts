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

/** Only hashes are stored: who reads the table cannot sign in with it. */
export function hashOf(secretText: string): Buffer {
  return createHash('sha256').update(secretText).digest()
}

export type TokenSigner = {
  sign(userId: string, sessionSecret: string, expires: Date): Promise<string>
  /** null for whatever is not a token of ours, for whatever reason. */
  verify(token: string): Promise<{ userId: string; sessionSecret: string } | null>
}

/** By one clock: a token that one server signs must not be of the future to another. */
export function createTokenSigner(secret: string, now: () => Date = () => new Date()): TokenSigner {
  const key = new TextEncoder().encode(secret)
  // Whatever way it came: a file of the data folder may be empty after a full disk.
  if (key.length < SECRET_SHORTEST)
    throw new ConfigError('PORTAL_SECRET', `is shorter than ${SECRET_SHORTEST} bytes`)
  return {
    sign: (userId, sessionSecret, expires) =>
      new SignJWT({ sid: sessionSecret })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setIssuedAt(now())
        .setExpirationTime(Math.floor(expires.getTime() / 1000))
        .sign(key),
    verify: async token => {
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
        const { sub, sid } = payload
        return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionSecret: sid } : null
      } catch {
        return null
      }
    },
  }
}
