import {
  DRAFT_BYTES,
  draftParamsSchema,
  draftSchema,
  saveDraftSchema,
} from '@contract/modules/settings/form-draft.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { findDraft, removeDraft, saveDraft } from '@server/modules/settings/draft.repository'

/** Everyone keeps their own and sees no others. They are not records: no audit row, gone after a week. */
export function draftRoutes(app: PortalApp, platform: Platform): void {
  const shared = {
    url: '/api/v1/settings/drafts/:name',
    access: { signedIn: true },
    params: draftParamsSchema,
  } as const

  registerRoute(app, platform, {
    ...shared,
    method: 'GET',
    summary: 'What one typed into a form and did not save',
    response: { 200: dataOf(draftSchema) },
    handler: async call => ({
      data: await call.transaction(tx => findDraft(tx.db, call.actor.userId, call.params.name), {
        readOnly: true,
      }),
    }),
  })

  registerRoute(app, platform, {
    ...shared,
    method: 'PUT',
    summary: 'Keep what one typed so far',
    body: saveDraftSchema,
    bodyLimit: 2 * DRAFT_BYTES,
    response: { 204: nothing },
    handler: call =>
      call.transaction(tx => saveDraft(tx.db, call.actor.userId, call.params.name, call.body.body)),
  })

  registerRoute(app, platform, {
    ...shared,
    method: 'DELETE',
    summary: 'Drop what one typed',
    response: { 204: nothing },
    handler: call => call.transaction(tx => removeDraft(tx.db, call.actor.userId, call.params.name)),
  })
}
