import type { Credentials, SignedInUser } from '@contract/modules/auth/auth.calls'
import { normaliseEmail } from '@contract/kernel/text'
import { needsRehash, hashPassword, passwordMatches } from '@server/platform/access/passwords'
import { forgetTurns, giveTurnBack, takeTurn } from '@server/platform/access/throttle.repository'
import { ABSOLUTE_DAYS, hashOf, newSecretText, type TokenSigner } from '@server/platform/access/tokens'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { Problem, slowDown } from '@server/platform/http/problems'
import {
  findByEmail,
  noteLock,
  noteSignIn,
  rolesOf,
  upgradeHash,
  type Account,
} from '@server/modules/auth/auth.repository'
import { insertSession } from '@server/modules/auth/session.repository'
import {
  SIGN_IN_FAILURES_PER_ACCOUNT,
  SIGN_IN_FAILURES_PER_ADDRESS,
  SIGN_IN_WINDOW_MINUTES,
  throttleKeys,
} from '@server/platform/access/throttles'

export type SignInRequest = {
  /** Outside any transaction: attempts count even where the sign-in fails. */
  db: Db
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  signer: TokenSigner
  ip: string
  userAgent: string | null
}

/**
 * Attempts are counted before the password is looked at, so that twenty at once get no more tries than twenty in a
 * row. Whoever is unknown, not active or wrong gets the same words after the same work.
 */
export async function signIn(request: SignInRequest, credentials: Credentials): Promise<SignedInUser> {
  const email = normaliseEmail(credentials.email)
  const keys = { account: throttleKeys.account(email), address: throttleKeys.address(request.ip) }
  const address = await takeTurn(
    request.db,
    keys.address,
    SIGN_IN_FAILURES_PER_ADDRESS,
    SIGN_IN_WINDOW_MINUTES,
  )
  if (!address.allowed) throw slowDown(address.retryAfterSeconds)
  const turn = await takeTurn(request.db, keys.account, SIGN_IN_FAILURES_PER_ACCOUNT, SIGN_IN_WINDOW_MINUTES)
  if (!turn.allowed) throw slowDown(turn.retryAfterSeconds)

  const account = await findByEmail(request.db, email)
  const matches = await passwordMatches(account?.password_hash ?? null, credentials.password)
  if (!account || !matches || account.status !== 'active') {
    await noteFailure(request, account, turn.hits === SIGN_IN_FAILURES_PER_ACCOUNT)
    throw new Problem('wrong_credentials')
  }
  await forgetTurns(request.db, keys.account)
  await giveTurnBack(request.db, keys.address)
  const upgraded = needsRehash(account.password_hash) ? await hashPassword(credentials.password) : null
  return openSession(request, account, upgraded)
}

async function noteFailure(
  request: SignInRequest,
  account: Account | undefined,
  locks: boolean,
): Promise<void> {
  await request.transaction(async tx => {
    if (locks && account) await noteLock(tx.db, account.id, SIGN_IN_WINDOW_MINUTES)
    tx.audit({
      action: locks ? 'auth.locked' : 'auth.sign_in_failed',
      entityType: 'user',
      entityId: account?.id ?? null,
      diff: { known: account !== undefined },
    })
  })
}

async function openSession(
  request: SignInRequest,
  account: Account,
  upgradedHash: string | null,
): Promise<SignedInUser> {
  const secret = newSecretText()
  const { expires, roles } = await request.transaction(async tx => {
    if (upgradedHash) await upgradeHash(tx.db, account.id, upgradedHash)
    await noteSignIn(tx.db, account.id)
    const session = await insertSession(tx.db, {
      userId: account.id,
      tokenHash: hashOf(secret),
      days: ABSOLUTE_DAYS,
      ip: request.ip,
      userAgent: request.userAgent,
    })
    tx.audit({ action: 'auth.sign_in', entityType: 'user', entityId: account.id, actorUserId: account.id })
    return { expires: session.expires_at, roles: await rolesOf(tx.db, account.id) }
  })
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    first_name: account.first_name,
    last_name: account.last_name,
    full_name: account.full_name,
    token: await request.signer.sign(account.id, secret, new Date(expires)),
    roles: roles.map(({ role_id, code }) => ({ role_id, code })),
    ou_code: account.ou_code,
  }
}
