import type { AccountPort } from '@server/platform/access/account-port'
import type { UserPort } from '@server/platform/access/user-port'
import { Problem } from '@server/platform/http/problems'
import { activeAccount } from '@server/modules/settings/user-roles.repository'
import { otherAdministrators, setStatus } from '@server/modules/settings/user.repository'

export function createUserPort(accounts: AccountPort): UserPort {
  return {
    async suspend(tx, userId) {
      const account = await activeAccount(tx.db, userId)
      if (!account) return false
      if (account.is_administrator && (await otherAdministrators(tx.db, userId)) === 0)
        throw new Problem('last_administrator')
      await setStatus(tx.db, userId, { status: 'suspended' })
      await accounts.endSessions(tx, userId, 'suspended')
      const { ou_id: ouId } = account
      tx.audit({ action: 'user.suspend', entityType: 'user', entityId: userId, ouId })
      return true
    },
  }
}
