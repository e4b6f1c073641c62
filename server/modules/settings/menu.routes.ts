import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { changeMenuSchema, createMenuSchema, moveMenuSchema } from '@contract/modules/settings/menu.commands'
import { menuResource } from '@contract/modules/settings/menu.resource'
import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { registerResource } from '@server/platform/resource/register-resource'
import { changeMenu, createMenu, deleteMenu, moveMenu } from '@server/modules/settings/menu.service'

const url = `/api/v1${menuResource.path}`
const params = z.strictObject({ id: idSchema })
const one = dataOf(shownSchema(menuResource))

type Input = { actor: Actor; params: { id: string }; version: number | null }
const change = (call: Input, tx: Tx) => ({
  tx,
  actor: call.actor,
  menuId: call.params.id,
  version: call.version ?? 0,
})

export function menuRoutes(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, menuResource, { only: ['list', 'get'] })

  registerRoute(app, platform, {
    method: 'POST',
    url,
    access: { permission: 'settings.menu.create' },
    summary: 'Add an entry to the sidebar menu',
    body: createMenuSchema,
    response: { 201: one },
    handler: call =>
      call.transaction(async tx => ({ data: await createMenu({ tx, actor: call.actor }, call.body) })),
  })

  registerRoute(app, platform, {
    method: 'PATCH',
    url: `${url}/:id`,
    access: { permission: 'settings.menu.edit' },
    summary: 'Change an entry of the sidebar menu',
    params,
    body: changeMenuSchema,
    response: { 200: one },
    needsVersion: true,
    handler: call => call.transaction(async tx => ({ data: await changeMenu(change(call, tx), call.body) })),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/move`,
    access: { permission: 'settings.menu.edit' },
    summary: 'Put an entry of the sidebar menu in another place',
    params,
    body: moveMenuSchema,
    response: { 200: one },
    needsVersion: true,
    handler: call => call.transaction(async tx => ({ data: await moveMenu(change(call, tx), call.body) })),
  })

  registerRoute(app, platform, {
    method: 'DELETE',
    url: `${url}/:id`,
    access: { permission: 'settings.menu.delete' },
    summary: 'Remove an entry from the sidebar menu',
    params,
    response: { 204: nothing },
    needsVersion: true,
    handler: call =>
      call.transaction(async tx => {
        await deleteMenu(change(call, tx))
      }),
  })
}
