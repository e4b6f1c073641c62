import type { Registration } from '@contract/modules/auth/auth.calls'
import { passwordWeakness } from '@contract/modules/auth/password.rules'
import type { Locale } from '@contract/kernel/locales'
import { normaliseEmail, normaliseUsername } from '@contract/kernel/text'
import { hashPassword } from '@server/platform/access/passwords'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem } from '@server/platform/http/problems'
import { queueAccountMail } from '@server/modules/auth/account-mails'
import { findByEmail, holdUsername, insertPending, usernameTaken } from '@server/modules/auth/auth.repository'

export type RegistrationRequest = {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** False once this address has had its mails for the hour; the answer stays the same. */
  mayMail: boolean
  locale: Locale
}

/**
 * A pending account without roles. A known e-mail gets the same answer as a fresh one, and its owner a mail. The
 * user name is checked first and for everyone, and is gone afterwards for everyone, so that its refusal, now or at a
 * second try, says nothing about the e-mail.
 */
export async function register(request: RegistrationRequest, registration: Registration): Promise<void> {
  const email = normaliseEmail(registration.email)
  const username = normaliseUsername(registration.username)
  const weakness = await passwordWeakness(registration.password, { username, email })
  if (weakness) throw fieldProblem('rule_broken', 'password', weakness)
  const passwordHash = await hashPassword(registration.password)
  await request.transaction(async tx => {
    if (await usernameTaken(tx.db, username))
      throw fieldProblem('already_exists', 'username', 'username_taken')
    const id = await insertPending(tx.db, {
      username,
      email,
      password_hash: passwordHash,
      locale: request.locale,
    })
    const known = id === null ? await findByEmail(tx.db, email) : undefined
    if (known) await holdUsername(tx.db, username)
    const receiver = known ?? { email, first_name: '', full_name: username, locale: request.locale }
    if (request.mayMail) await queueAccountMail(tx, known ? 'known' : 'pending', receiver)
    tx.audit({
      action: known ? 'auth.register_known' : 'auth.register',
      entityType: 'user',
      entityId: id ?? known?.id ?? null,
    })
  })
}
