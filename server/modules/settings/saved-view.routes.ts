import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  changeSavedViewSchema,
  createSavedViewSchema,
  savedViewSchema,
  savedViewsQuerySchema,
} from '@contract/modules/settings/saved-view.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { createView, listViews, removeView, updateView } from '@server/modules/settings/saved-view.repository'

const url = '/api/v1/settings/saved-views'
const params = z.strictObject({ id: idSchema })
const access = { signedIn: true } as const

/** How people like to see their lists: theirs alone to change, shared where they say so. */
export function savedViewRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access,
    summary: 'Saved views of a list: one’s own, and those shared with one',
    query: savedViewsQuerySchema,
    response: { 200: dataOf(z.array(savedViewSchema)) },
    handler: async call => ({
      data: await call.transaction(tx => listViews(tx.db, call.query.grid_key), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url,
    access,
    summary: 'Keep a view of a list',
    body: createSavedViewSchema,
    response: { 201: dataOf(savedViewSchema) },
    handler: async call => ({
      data: await call.transaction(tx => createView(tx.db, call.actor, call.body)),
    }),
  })

  registerRoute(app, platform, {
    method: 'PATCH',
    url: `${url}/:id`,
    access,
    summary: 'Change a view of one’s own',
    params,
    body: changeSavedViewSchema,
    response: { 200: dataOf(savedViewSchema) },
    needsVersion: true,
    handler: async call => ({
      data: await call.transaction(tx =>
        updateView(tx.db, call.actor, call.params.id, call.version ?? 0, call.body),
      ),
    }),
  })

  registerRoute(app, platform, {
    method: 'DELETE',
    url: `${url}/:id`,
    access,
    summary: 'Remove a view of one’s own',
    params,
    response: { 204: nothing },
    handler: call => call.transaction(tx => removeView(tx.db, call.actor.userId, call.params.id)),
  })
}
