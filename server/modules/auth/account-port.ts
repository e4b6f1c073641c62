import { normaliseEmail, normaliseUsername } from '@contract/kernel/text'
import type { AccountPort, NewAccount } from '@server/platform/access/account-port'
import { forgetTurns } from '@server/platform/access/throttle.repository'
import { throttleKeys } from '@server/platform/access/throttles'
import { IDLE_MINUTES } from '@server/platform/access/tokens'
import { asPortal } from '@server/platform/db/as-portal'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, notFound } from '@server/platform/http/problems'
import { queueAccountMail } from '@server/modules/auth/account-mails'
import {
  clearLock,
  findByEmail,
  findById,
  insertPending,
  NO_PASSWORD,
  setEmail,
  usernameTaken,
  type Account,
} from '@server/modules/auth/auth.repository'
import { deviceName } from '@server/modules/auth/device-name'
import { sendReset } from '@server/modules/auth/password.service'
import { liveSessions, revokeSessions } from '@server/modules/auth/session.repository'

/** Passwords, sessions, links and the names and addresses of all units are the portal's alone; who may is asked before. */
const asKeeper = asPortal

export function createAccountPort(publicUrl: () => string): AccountPort {
  return {
    create: (tx, person) => asKeeper(tx, portal => create(portal, person)),
    sendReset: (tx, userId) =>
      asKeeper(tx, async portal => sendReset(portal, await account(portal.db, userId), publicUrl(), 'reset')),
    sendWelcome: (tx, userId) =>
      asKeeper(tx, async portal => {
        const person = await account(portal.db, userId)
        if (person.password_hash === NO_PASSWORD) await sendReset(portal, person, publicUrl(), 'first')
        else await queueAccountMail(portal, 'welcome', person, `${publicUrl()}/login`)
      }),
    changeEmail: (tx, userId, email) => asKeeper(tx, portal => changeEmail(portal, userId, email)),
    endSessions: (tx, userId, reason) => asKeeper(tx, ({ db }) => revokeSessions(db, { userId }, reason)),
    sessions: async (tx, userId) => {
      const sessions = await liveSessions(tx.db, userId, IDLE_MINUTES)
      return sessions.map(({ id, issued_at, last_seen_at, ip, user_agent }) => ({
        id,
        issued_at,
        last_seen_at,
        ip,
        device: deviceName(user_agent),
      }))
    },
    clearLock: (tx, userId) =>
      asKeeper(tx, async ({ db }) => {
        await forgetTurns(db, throttleKeys.account((await account(db, userId)).email))
        await clearLock(db, userId)
      }),
  }
}

async function create(tx: Tx, person: NewAccount): Promise<string> {
  const username = normaliseUsername(person.username)
  if (await usernameTaken(tx.db, username)) throw fieldProblem('already_exists', 'username', 'username_taken')
  const id = await insertPending(tx.db, {
    ...person,
    username,
    email: normaliseEmail(person.email),
    password_hash: NO_PASSWORD,
  })
  if (id === null) throw fieldProblem('already_exists', 'email', 'email_taken')
  return id
}

export async function changeEmail(tx: Tx, userId: string, email: string): Promise<void> {
  const wanted = normaliseEmail(email)
  const before = await account(tx.db, userId)
  if (before.email === wanted) return
  const holder = await findByEmail(tx.db, wanted)
  if (holder) throw fieldProblem('already_exists', 'email', 'email_taken')
  await setEmail(tx.db, userId, wanted)
  await queueAccountMail(tx, 'moved', before)
  await queueAccountMail(tx, 'moved', { ...before, email: wanted })
}

async function account(db: Db, userId: string): Promise<Account> {
  const found = await findById(db, userId)
  if (!found) throw notFound()
  return found
}
