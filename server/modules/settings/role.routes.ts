import { z } from 'zod'
import { roleCommands } from '@contract/modules/settings/role.commands'
import {
  comparedRoleSchema,
  previewRoleSchema,
  roleImpactSchema,
  roleRightsSchema,
} from '@contract/modules/settings/role.calls'
import { roleResource, type Role } from '@contract/modules/settings/role.resource'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource, type ResourceHooks } from '@server/platform/resource/register-resource'
import { recordOptions } from '@server/platform/resource/run-command'
import {
  changeRights,
  changeUnits,
  preview,
  readRights,
  refuseToDefine,
  remove,
} from '@server/modules/settings/role.service'
import { compareRoles, findRole } from '@server/modules/settings/role.repository'
import { highestRank } from '@server/modules/settings/user.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = `/api/v1${roleResource.path}`

/** What the portal brought keeps its place; a new one stands no higher than whoever makes it. */
const hooks: ResourceHooks = {
  beforeWrite: async (tx, call, values, before) => {
    if (before)
      await refuseToDefine({ tx, actor: call.actor, record: await findRole(tx.db, before.id) }, 'update')
    const rank = values['rank']
    if (typeof rank !== 'number') return values
    if (before?.['is_system'] === true && rank !== before['rank'])
      throw fieldProblem('rule_broken', 'rank', 'role_is_system')
    if (rank > (await highestRank(tx.db, call.actor.userId)))
      throw new Problem('forbidden', 'beyond_your_rights', {
        trace: {
          action: 'role.rank_refused',
          entityType: 'role',
          entityId: before?.id ?? null,
          diff: { rank },
        },
      })
    return values
  },
}

type Input = { actor: Actor; params: { id: string } }
const asked = async ({ actor, params: { id } }: Input, tx: Tx) => ({
  tx,
  actor,
  record: await findRole(tx.db, id),
})

export function roleRoutes(app: PortalApp, platform: Platform): void {
  const repository = createRepository(roleResource)
  registerResource(app, platform, roleResource, {
    only: ['list', 'get', 'create', 'update'],
    repository,
    hooks,
  })

  registerRead(app, platform, {
    url: `${url}/compare`,
    access: { permission: 'settings.role.view' },
    summary: 'Every role with its rights',
    answers: z.array(comparedRoleSchema),
    read: tx => compareRoles(tx.db),
  })

  registerRead(app, platform, {
    url: `${url}/:id/rights`,
    access: { permission: 'settings.role.view' },
    summary: 'The rights and units of a role',
    params: recordParams,
    answers: roleRightsSchema,
    read: async (tx, call) => readRights(await asked(call, tx)),
  })

  registerRead(app, platform, {
    url: `${url}/:id/preview`,
    access: { permission: 'settings.role.assign_permission' },
    summary: 'What these rights would change, without writing them',
    params: recordParams,
    body: previewRoleSchema,
    answers: roleImpactSchema,
    read: async (tx, call) => preview(await asked(call, tx), call.body.grants),
  })

  registerCommands(app, platform, roleCommands, recordOptions<Role>(repository), {
    change_rights: context => changeRights(context, context.body),
    change_units: context => changeUnits(context, context.body),
    delete: remove,
  })
}
