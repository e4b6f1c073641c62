import { z } from 'zod'
import {
  changeSavedViewSchema,
  createSavedViewSchema,
  savedViewSchema,
  savedViewsQuerySchema,
} from '@contract/modules/settings/saved-view.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { createView, listViews, removeView, updateView } from '@server/modules/settings/saved-view.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = '/api/v1/settings/saved-views'
const access = { signedIn: true } as const

/** How people like to see their lists: theirs alone to change, shared where they say so. */
export function savedViewRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url,
    access,
    summary: 'Saved views of a list: one’s own, and those shared with one',
    query: savedViewsQuerySchema,
    answers: z.array(savedViewSchema),
    read: (tx, call) => listViews(tx.db, call.query.grid_key),
  })

  registerWrite(app, platform, {
    url,
    access,
    summary: 'Keep a view of a list',
    body: createSavedViewSchema,
    answers: savedViewSchema,
    status: 201,
    write: (tx, call) => createView(tx.db, call.actor, call.body),
  })

  registerWrite(app, platform, {
    method: 'PATCH',
    url: `${url}/:id`,
    access,
    summary: 'Change a view of one’s own',
    params: recordParams,
    body: changeSavedViewSchema,
    answers: savedViewSchema,
    needsVersion: true,
    write: (tx, call) => updateView(tx.db, call.actor, call.params.id, call.version ?? 0, call.body),
  })

  registerWrite(app, platform, {
    method: 'DELETE',
    url: `${url}/:id`,
    access,
    summary: 'Remove a view of one’s own',
    params: recordParams,
    answers: null,
    write: (tx, call) => removeView(tx.db, call.actor.userId, call.params.id),
  })
}
