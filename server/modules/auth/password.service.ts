import { passwordWeakness } from '@contract/modules/auth/password.rules'
import { normaliseEmail } from '@contract/kernel/text'
import { hashPassword, passwordMatches } from '@server/platform/access/passwords'
import { forgetTurns, takeTurn } from '@server/platform/access/throttle.repository'
import { hashOf, newSecretText } from '@server/platform/access/tokens'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, Problem, slowDown } from '@server/platform/http/problems'
import { queueAccountMail } from '@server/modules/auth/account-mails'
import {
  findByEmail,
  findById,
  insertReset,
  isResetOpen,
  setPassword,
  useReset,
  type Account,
} from '@server/modules/auth/auth.repository'
import { revokeSessions } from '@server/modules/auth/session.repository'
import { PASSWORD_CHECKS, SIGN_IN_WINDOW_MINUTES, throttleKeys } from '@server/platform/access/throttles'

const RESET_MINUTES = 60
type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Only to the address on file, only to accounts that may still sign in; says nothing to whoever asked. */
export async function sendReset(
  tx: Tx,
  account: Account,
  publicUrl: string,
  kind: 'reset' | 'first',
): Promise<void> {
  const secret = newSecretText()
  await insertReset(tx.db, account.id, hashOf(secret), RESET_MINUTES)
  await queueAccountMail(tx, kind, account, `${publicUrl}/reset-password/${secret}`)
  tx.audit({ action: 'auth.reset_sent', entityType: 'user', entityId: account.id, ouId: account.ou_id })
}

export async function forgotPassword(
  transaction: Transaction,
  email: string,
  publicUrl: string,
): Promise<void> {
  await transaction(async tx => {
    const account = await findByEmail(tx.db, normaliseEmail(email))
    if (!account || (account.status !== 'active' && account.status !== 'pending')) return
    await sendReset(tx, account, publicUrl, 'reset')
  })
}

export async function resetPassword(
  transaction: Transaction,
  token: string,
  password: string,
): Promise<void> {
  const tokenHash = hashOf(token)
  // Hashing is dear, and strangers may guess without end: only who holds a link that works is worth it.
  if (!(await transaction(tx => isResetOpen(tx.db, tokenHash)))) throw new Problem('link_expired')
  const passwordHash = await hashPassword(password)
  await transaction(async tx => {
    const userId = await useReset(tx.db, tokenHash)
    const account = userId ? await findById(tx.db, userId) : undefined
    if (!account) throw new Problem('link_expired')
    await refuseWeak(password, account)
    await setPassword(tx.db, account.id, passwordHash)
    await revokeSessions(tx.db, { userId: account.id }, 'password_reset')
    await forgetTurns(tx.db, throttleKeys.account(account.email))
    await queueAccountMail(tx, 'changed', account)
    tx.audit({
      action: 'auth.password_reset',
      entityType: 'user',
      entityId: account.id,
      ouId: account.ou_id,
      actorUserId: account.id,
    })
  })
}

export type PasswordChange = { db: Db; transaction: Transaction; userId: string; sessionId: string }

export async function changePassword(
  request: PasswordChange,
  current: string | undefined,
  password: string,
): Promise<void> {
  const key = throttleKeys.passwordCheck(request.userId)
  const turn = await takeTurn(request.db, key, PASSWORD_CHECKS, SIGN_IN_WINDOW_MINUTES)
  if (!turn.allowed) throw slowDown(turn.retryAfterSeconds)
  const account = await findById(request.db, request.userId)
  if (!account || current === undefined || !(await passwordMatches(account.password_hash, current)))
    throw new Problem('wrong_password')
  await forgetTurns(request.db, key)
  if (current === password) throw fieldProblem('rule_broken', 'password', 'password_same')
  await refuseWeak(password, account)
  const passwordHash = await hashPassword(password)
  await request.transaction(async tx => {
    await setPassword(tx.db, account.id, passwordHash)
    await revokeSessions(tx.db, { userId: account.id, except: request.sessionId }, 'password_changed')
    await queueAccountMail(tx, 'changed', account)
    tx.audit({
      action: 'auth.password_changed',
      entityType: 'user',
      entityId: account.id,
      ouId: account.ou_id,
    })
  })
}

async function refuseWeak(password: string, account: Account): Promise<void> {
  const weakness = await passwordWeakness(password, account)
  if (weakness) throw fieldProblem('rule_broken', 'password', weakness)
}
