import { hashPassword } from '@server/platform/access/passwords'
import { hashOf, newSecretText } from '@server/platform/access/tokens'
import type { Database, Db } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import { findByEmail, insertReset, usernameTaken } from '@server/modules/auth/auth.repository'
import { giveRoles, roleIdOf } from '@server/modules/settings/user.repository'
import { homeUnit, insertActive } from '@server/commands/admin/administrator.repository'
import { CommandError } from '@server/commands/shared/command-error'

export const LINK_MINUTES = 60
const ROLES = ['super_admin', 'employee']

export type Administrator = { username: string; ouCode: string; link: string }

/** Nobody knows the first password: only the link opens the account. */
export async function createAdministrator(
  database: Database,
  { email, publicUrl }: { email: string; publicUrl: string },
): Promise<Administrator> {
  const secret = newSecretText()
  const passwordHash = await hashPassword(newSecretText())
  return asSystem(
    database,
    async tx => {
      const unit = await homeUnit(tx.db)
      const username = await freeUsername(tx.db, email)
      const userId = await insertActive(tx.db, {
        email,
        username,
        password_hash: passwordHash,
        ou_id: unit.id,
      })
      if (userId === null) throw await alreadyThere(tx.db, email)
      await giveRoles(tx.db, userId, await Promise.all(ROLES.map(code => roleIdOf(tx.db, code))))
      await insertReset(tx.db, userId, hashOf(secret), LINK_MINUTES)
      tx.audit({
        action: 'user.create_administrator',
        entityType: 'user',
        entityId: userId,
        ouId: unit.id,
        diff: { email, username, roles: ROLES, ou_code: unit.ou_code },
      })
      return { username, ouCode: unit.ou_code, link: `${publicUrl}/reset-password/${secret}` }
    },
    { origin: { channel: 'command' } },
  )
}

async function alreadyThere(db: Db, email: string): Promise<CommandError> {
  const account = await findByEmail(db, email)
  return new CommandError(
    `${email} has an account already (user name ${account?.username}, ${account?.status}); nothing was changed. ` +
      'A forgotten password is replaced on the sign-in page; roles are given by an administrator in the portal.',
  )
}

const LONGEST_BASE = 30

/** From the address, as the table allows it. */
async function freeUsername(db: Db, email: string): Promise<string> {
  const local = (email.split('@')[0] ?? '').replaceAll(/[^a-z0-9._-]/g, '').slice(0, LONGEST_BASE)
  const base = local.length >= 3 ? local : `admin${local}`
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`
    if (!(await usernameTaken(db, name))) return name
  }
}
