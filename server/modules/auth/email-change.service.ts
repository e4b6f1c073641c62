import { randomInt } from 'node:crypto'
import { normaliseEmail } from '@contract/kernel/text'
import { passwordMatches } from '@server/platform/access/passwords'
import { forgetTurns, takeTurn } from '@server/platform/access/throttle.repository'
import { PASSWORD_CHECKS, SIGN_IN_WINDOW_MINUTES, throttleKeys } from '@server/platform/access/throttles'
import { hashOf } from '@server/platform/access/tokens'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, Problem, slowDown } from '@server/platform/http/problems'
import { queueAccountMail } from '@server/modules/auth/account-mails'
import { changeEmail } from '@server/modules/auth/account-port'
import { findByEmail, findById } from '@server/modules/auth/auth.repository'
import {
  dropEmailChange,
  findEmailChange,
  noteWrongCode,
  saveEmailChange,
} from '@server/modules/auth/email-change.repository'
import { revokeSessions } from '@server/modules/auth/session.repository'

const MINUTES = 30
const WRONG_AT_MOST = 5
const newCode = () => String(randomInt(100_000_000)).padStart(8, '0')

type EmailChangeCall = {
  db: Db
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  userId: string
  sessionId: string
}

/**
 * Whoever can move the address can have the account: it takes the password and an answer from both addresses. An
 * address that somebody else has gets nothing, and whoever asks is told nothing of it.
 */
export async function askForEmail(asked: EmailChangeCall, email: string, password: string): Promise<void> {
  const { db, userId } = asked
  const key = throttleKeys.passwordCheck(userId)
  const turn = await takeTurn(db, key, PASSWORD_CHECKS, SIGN_IN_WINDOW_MINUTES)
  if (!turn.allowed) throw slowDown(turn.retryAfterSeconds)
  const account = await findById(db, userId)
  if (!account || !(await passwordMatches(account.password_hash, password)))
    throw new Problem('wrong_password')
  await forgetTurns(db, key)
  const wanted = normaliseEmail(email)
  if (wanted === account.email) throw fieldProblem('rule_broken', 'email', 'email_same')
  await asked.transaction(async tx => {
    const [oldCode, code] = [newCode(), newCode()]
    await saveEmailChange(tx.db, userId, wanted, hashOf(oldCode), hashOf(code), MINUTES)
    await queueAccountMail(tx, 'code', account, { code: oldCode })
    if (!(await findByEmail(tx.db, wanted)))
      await queueAccountMail(tx, 'code', { ...account, email: wanted }, { code })
    tx.audit({ action: 'auth.email_asked', entityType: 'user', entityId: userId, ouId: account.ou_id })
  })
}

export async function confirmEmail(
  asked: EmailChangeCall,
  oldCode: string,
  newCodeText: string,
): Promise<void> {
  const { userId, sessionId } = asked
  const done = await asked.transaction(async tx => {
    const change = await findEmailChange(tx.db, userId)
    if (!change || change.tries >= WRONG_AT_MOST) return false
    const fits =
      hashOf(oldCode).equals(change.old_code_hash) && hashOf(newCodeText).equals(change.new_code_hash)
    if (!fits) {
      await noteWrongCode(tx.db, userId)
      return false
    }
    await dropEmailChange(tx.db, userId)
    await changeEmail(tx, userId, change.new_email)
    await revokeSessions(tx.db, { userId, except: sessionId }, 'email_changed')
    const account = await findById(tx.db, userId)
    tx.audit({
      action: 'auth.email_changed',
      entityType: 'user',
      entityId: userId,
      ouId: account?.ou_id ?? null,
    })
    return true
  })
  if (!done) throw fieldProblem('rule_broken', 'new_code', 'code_wrong')
}
