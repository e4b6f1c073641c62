import { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import {
  effectiveRightsSchema,
  staffSchema,
  userAccessSchema,
  userSessionSchema,
} from '@contract/modules/settings/user-access'
import { userListItemSchema, userResource } from '@contract/modules/settings/user.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { AccountPort } from '@server/platform/access/account-port'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerResource } from '@server/platform/resource/register-resource'
import { explainRights } from '@server/modules/settings/user-rights.service'
import { readAccess } from '@server/modules/settings/user-roles.service'
import { staff, users } from '@server/modules/settings/user.repository'
import { visibleUser, type UserRecord } from '@server/modules/settings/user.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = `/api/v1${userResource.path}`
const resource = userResource

/** Accounts, and why people may what they may. */
export function userRoutes(app: PortalApp, platform: Platform, accounts: AccountPort): void {
  registerRead(app, platform, {
    url: '/users',
    access: { permission: 'settings.user.view' },
    summary: 'Everyone the caller may see',
    answers: z.array(staffSchema),
    read: (tx, call) => staff(tx.db, accessWhere(call.actor, 'view', resource)),
  })

  registerResource(app, platform, userResource, {
    only: ['list', 'get'],
    repository: users,
    listed: userListItemSchema,
    one: userListItemSchema,
  })

  read('access', 'view', {
    summary: 'The roles and unit exceptions of a person',
    schema: userAccessSchema,
    work: readAccess,
  })
  read('rights', 'view', {
    summary: 'What a person may, line by line, and what would be needed for the rest',
    schema: effectiveRightsSchema,
    work: explainRights,
  })
  read('sessions', 'suspend', {
    summary: 'The open sessions of a person',
    schema: z.array(userSessionSchema),
    work: ({ tx, record }) => accounts.sessions(tx, record.id),
  })

  function read<S extends z.ZodType>(
    what: string,
    action: 'view' | 'suspend',
    { summary, schema, work }: { summary: string; schema: S; work: (of: UserRecord) => Promise<z.input<S>> },
  ): void {
    const permission: PermissionCode = `settings.user.${action}`
    registerRead(app, platform, {
      url: `${url}/:id/${what}`,
      access: { permission },
      summary,
      params: recordParams,
      answers: schema,
      asPortal:
        'Rights and sessions of accounts are the portal’s alone; the account is asked by the actor’s reach.',
      read: async (tx, call) =>
        work({ tx, record: await visibleUser(tx, call.actor, call.params.id, action) }),
    })
  }
}
