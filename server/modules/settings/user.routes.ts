import { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { Resource } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { activateUserSchema } from '@contract/modules/settings/user.commands'
import { staffSchema } from '@contract/modules/settings/user-access'
import { userListItemSchema, userResource, type UserListItem } from '@contract/modules/settings/user.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { AccountPort } from '@server/platform/access/account-port'
import type { Call } from '@server/platform/http/call'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { registerResource } from '@server/platform/resource/register-resource'
import { staff, users } from '@server/modules/settings/user.repository'
import {
  activate,
  endSessionsOf,
  reactivate,
  sendResetTo,
  suspend,
  unlock,
} from '@server/modules/settings/user.service'
import type { Tx } from '@server/platform/db/transaction'

const url = `/api/v1${userResource.path}`
const resource: Resource = userResource
const params = z.strictObject({ id: idSchema })
const one = dataOf(userListItemSchema)

export function userRoutes(app: PortalApp, platform: Platform, accounts: AccountPort): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/users',
    access: { permission: 'settings.user.view' },
    summary: 'Everyone the caller may see',
    response: { 200: dataOf(z.array(staffSchema)) },
    handler: async call => {
      const access = accessWhere(call.actor, 'view', resource)
      return { data: await call.transaction(tx => staff(tx.db, access), { readOnly: true }) }
    },
  })

  registerResource(app, platform, userResource, {
    only: ['list', 'get'],
    repository: users,
    listed: userListItemSchema,
    one: userListItemSchema,
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/activate`,
    access: { permission: 'settings.user.assign_role' },
    summary: 'Activate a pending account with roles and a unit',
    params,
    body: activateUserSchema,
    response: { 200: one },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => ({
        data: await activate({ ...change(call, tx), version: call.version ?? 0 }, call.body),
      })),
  })

  transition('suspend', 'settings.user.suspend', 'Put an account out at once', suspend)
  transition('reactivate', 'settings.user.suspend', 'Let a suspended account in again', reactivate)
  command('unlock', 'settings.user.reset_password', 'Lift the lock after failed sign-ins', unlock)
  command('send-reset', 'settings.user.reset_password', 'Mail a link that sets a new password', sendResetTo)
  command('end-sessions', 'settings.user.suspend', 'End all sessions of a user', endSessionsOf)

  type Input = { actor: Call<unknown, unknown, unknown>['actor']; params: { id: string } }
  function change(call: Input, tx: Tx) {
    return { tx, actor: call.actor, userId: call.params.id, accounts }
  }

  type Changed = ReturnType<typeof change>
  function transition(
    verb: string,
    permission: PermissionCode,
    summary: string,
    work: (input: Changed & { version: number }) => Promise<UserListItem>,
  ): void {
    registerRoute(app, platform, {
      method: 'POST',
      url: `${url}/:id/${verb}`,
      access: { permission },
      summary,
      params,
      response: { 200: one },
      needsVersion: true,
      asPortal: true,
      handler: call =>
        call.transaction(async tx => ({
          data: await work({ ...change(call, tx), version: call.version ?? 0 }),
        })),
    })
  }

  /** The password tables are the owner's alone, so these act as the portal; who may is asked of the actor's rows. */
  function command(
    verb: string,
    permission: PermissionCode,
    summary: string,
    work: (input: Changed) => Promise<unknown>,
  ): void {
    registerRoute(app, platform, {
      method: 'POST',
      url: `${url}/:id/${verb}`,
      access: { permission },
      summary,
      params,
      response: { 204: nothing },
      asPortal: true,
      handler: call =>
        call.transaction(async tx => {
          await work(change(call, tx))
        }),
    })
  }
}
