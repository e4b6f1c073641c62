import { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { idSchema } from '@contract/kernel/ids'
import {
  changeUserRolesSchema,
  changeUserSchema,
  changeUserUnitsSchema,
  createUserSchema,
} from '@contract/modules/settings/user.commands'
import {
  effectiveRightsSchema,
  userAccessSchema,
  userSessionSchema,
} from '@contract/modules/settings/user-access'
import { userListItemSchema, userResource, type UserListItem } from '@contract/modules/settings/user.resource'
import type { AccountPort } from '@server/platform/access/account-port'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { changeUser, createUser } from '@server/modules/settings/user-account.service'
import { explainRights } from '@server/modules/settings/user-rights.service'
import { changeRoles, changeUnits, readAccess } from '@server/modules/settings/user-roles.service'
import { sessionsOf, type UserChange, type VersionedUserChange } from '@server/modules/settings/user.service'

const url = `/api/v1${userResource.path}`
const params = z.strictObject({ id: idSchema })
const one = dataOf(userListItemSchema)

/** Accounts, the roles and units of a person, and why they may what they may. */
export function userAccessRoutes(app: PortalApp, platform: Platform, accounts: AccountPort): void {
  type Input = { actor: Actor; params: { id: string } }
  const asked = (call: Input, tx: Tx): UserChange => ({
    tx,
    actor: call.actor,
    userId: call.params.id,
    accounts,
  })

  registerRoute(app, platform, {
    method: 'POST',
    url,
    access: { permission: 'settings.user.create' },
    summary: 'A new account, whose holder is invited by mail',
    body: createUserSchema,
    response: { 201: one },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => ({
        data: await createUser({ tx, actor: call.actor, accounts }, call.body),
      })),
  })

  change('PATCH', `${url}/:id`, 'settings.user.edit', 'Change an account', changeUserSchema, changeUser)
  change(
    'POST',
    `${url}/:id/roles`,
    'settings.user.assign_role',
    'Set the roles of a person, with their dates',
    changeUserRolesSchema,
    changeRoles,
  )
  change(
    'POST',
    `${url}/:id/units`,
    'settings.user.assign_role',
    'Set the units that a person has over or under what the roles reach',
    changeUserUnitsSchema,
    changeUnits,
  )

  read(
    'access',
    'settings.user.view',
    'The roles and unit exceptions of a person',
    userAccessSchema,
    readAccess,
  )
  read(
    'rights',
    'settings.user.view',
    'What a person may, line by line, and what would be needed for the rest',
    effectiveRightsSchema,
    explainRights,
  )
  read(
    'sessions',
    'settings.user.suspend',
    'The open sessions of a person',
    z.array(userSessionSchema),
    sessionsOf,
  )

  function change<B extends z.ZodType>(
    method: 'POST' | 'PATCH',
    path: string,
    permission: PermissionCode,
    summary: string,
    body: B,
    work: (input: VersionedUserChange, values: z.infer<B>) => Promise<UserListItem>,
  ): void {
    registerRoute(app, platform, {
      method,
      url: path,
      access: { permission },
      summary,
      params,
      body,
      response: { 200: one },
      needsVersion: true,
      asPortal: true,
      handler: call =>
        call.transaction(async tx => ({
          data: await work({ ...asked(call, tx), version: call.version ?? 0 }, call.body as z.infer<B>),
        })),
    })
  }

  function read<S extends z.ZodType>(
    what: string,
    permission: PermissionCode,
    summary: string,
    schema: S,
    work: (input: UserChange) => Promise<z.infer<S>>,
  ): void {
    registerRoute(app, platform, {
      method: 'GET',
      url: `${url}/:id/${what}`,
      access: { permission },
      summary,
      params,
      response: { 200: dataOf(schema) },
      asPortal: true,
      handler: async call => ({
        data: await call.transaction(tx => work(asked(call, tx)), { readOnly: true }),
      }),
    })
  }
}
