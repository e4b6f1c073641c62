import {
  DRAFT_BYTES,
  draftParamsSchema,
  draftSchema,
  saveDraftSchema,
} from '@contract/modules/settings/form-draft.calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { findDraft, removeDraft, saveDraft } from '@server/modules/settings/draft.repository'

/** Everyone keeps their own and sees no others. They are not records: no audit row, gone after a week. */
export function draftRoutes(app: PortalApp, platform: Platform): void {
  const shared = {
    url: '/api/v1/settings/drafts/:name',
    access: { signedIn: true },
    params: draftParamsSchema,
  } as const

  registerRead(app, platform, {
    ...shared,
    summary: 'What one typed into a form and did not save',
    answers: draftSchema,
    read: (tx, call) => findDraft(tx.db, call.actor.userId, call.params.name),
  })

  registerWrite(app, platform, {
    ...shared,
    method: 'PUT',
    summary: 'Keep what one typed so far',
    body: saveDraftSchema,
    bodyLimit: 2 * DRAFT_BYTES,
    answers: null,
    write: (tx, call) => saveDraft(tx.db, call.actor.userId, call.params.name, call.body.body),
  })

  registerWrite(app, platform, {
    ...shared,
    method: 'DELETE',
    summary: 'Drop what one typed',
    answers: null,
    write: (tx, call) => removeDraft(tx.db, call.actor.userId, call.params.name),
  })
}
