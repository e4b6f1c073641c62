import { userCommands } from '@contract/modules/settings/user.commands'
import { userListItemSchema, type UserListItem } from '@contract/modules/settings/user.resource'
import type { AccountPort } from '@server/platform/access/account-port'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { changeUser, createUser } from '@server/modules/settings/user-account.service'
import { changeRoles, changeUnits } from '@server/modules/settings/user-roles.service'
import { users } from '@server/modules/settings/user.repository'
import { activate, reactivate, sendReset, suspend } from '@server/modules/settings/user.service'

const options = { ...recordOptions<UserListItem>(users), one: userListItemSchema }

export function registerUserCommands(app: PortalApp, platform: Platform, accounts: AccountPort): void {
  registerCommands(app, platform, userCommands, options, {
    create: ({ tx, actor, body }) => createUser(tx, { actor, body, accounts }),
    update: context => changeUser(context, context.body, accounts),
    activate: context => activate(context, context.body, accounts),
    suspend: context => suspend(context, accounts),
    reactivate,
    change_roles: context => changeRoles(context, context.body),
    change_units: context => changeUnits(context, context.body),
    send_reset: context => sendReset(context, accounts),
    async unlock({ tx, record, audit }) {
      await accounts.clearLock(tx, record.id)
      audit()
    },
    async end_sessions({ tx, record, audit }) {
      audit({ ended: await accounts.endSessions(tx, record.id, 'ended_by_administrator') })
    },
  })
}
