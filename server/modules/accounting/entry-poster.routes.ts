import { entryPosterQuery, entryPosterSchema } from '@contract/modules/accounting/entry-poster'
import { manualEntryResource } from '@contract/modules/accounting/manual-entry.resource'
import { requireUnit } from '@server/platform/access/require-unit'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { problemOf } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { sayWhy } from '@server/platform/phrases/say'
import { refuseReopener } from '@server/modules/accounting/manual-entry.service'

export function entryPosterRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: `/api/v1${manualEntryResource.path}/poster`,
    access: { permission: 'accounting.journal.view' },
    summary: 'Why somebody else has to post into the month of a day, if so',
    query: entryPosterQuery,
    answers: entryPosterSchema,
    read: async (tx, { actor, locale, query }) => {
      requireUnit(actor, query.ou_id)
      const why = await problemOf(() => refuseReopener(tx, query, actor.userId))
      return { refused: why && sayWhy(locale, why.phrase, why.details.params) }
    },
  })
}
