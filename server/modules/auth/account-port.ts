import type { AccountPort } from '@server/platform/access/account-port'
import { forgetTurns } from '@server/platform/access/throttle.repository'
import { throttleKeys } from '@server/platform/access/throttles'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'
import { queueAccountMail } from '@server/modules/auth/account-mails'
import { clearLock, findById, type Account } from '@server/modules/auth/auth.repository'
import { sendReset } from '@server/modules/auth/password.service'
import { revokeSessions } from '@server/modules/auth/session.repository'

export function createAccountPort(publicUrl: () => string): AccountPort {
  return {
    sendReset: async (tx, userId) => sendReset(tx, await account(tx.db, userId), publicUrl(), 'reset'),
    sendWelcome: async (tx, userId) =>
      queueAccountMail(tx.db, 'welcome', await account(tx.db, userId), `${publicUrl()}/login`),
    endSessions: (tx, userId, reason) => revokeSessions(tx.db, { userId }, reason),
    clearLock: async (tx, userId) => {
      await forgetTurns(tx.db, throttleKeys.account((await account(tx.db, userId)).email))
      await clearLock(tx.db, userId)
    },
  }
}

async function account(db: Db, userId: string): Promise<Account> {
  const found = await findById(db, userId)
  if (!found) throw notFound()
  return found
}
