import { holdCommands, unitHolds } from '@contract/modules/property/hold.commands'
import { holdViewSchema, unitHoldSchema } from '@contract/modules/property/hold.calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { holdById, holdOfUnit } from '@server/modules/property/holds/hold-view'
import { extend, holdUnit, lockLiving, release } from '@server/modules/property/holds/hold.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const WHY = 'A unit is the whole company’s, and the hold in the way may be of another operating unit.'

const URL = '/api/v1/property/holds'

/**
 * A unit is the whole company's, and the hold that is in the way may be of another operating unit: whoever looks is told
 * so by the portal, and whoever holds one writes in their own. What the caller may is asked for by each.
 */
export function holdRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/property/units/:id/hold',
    access: { permission: 'property.listing.view' },
    summary: 'Who keeps a unit now, as far as the caller may know, and whether the caller could',
    params: recordParams,
    answers: unitHoldSchema,
    asPortal: WHY,
    read: (tx, call) => holdOfUnit({ tx, actor: call.actor }, call.params.id),
  })

  registerRead(app, platform, {
    url: `${URL}/:id`,
    access: { permission: 'property.reserved.view' },
    summary: 'A hold, and what the caller may do with it',
    params: recordParams,
    answers: holdViewSchema,
    asPortal: WHY,
    read: (tx, call) => holdById({ tx, actor: call.actor }, call.params.id),
  })

  const repository = createRepository(unitHolds)
  registerCommands(app, platform, holdCommands, recordOptions(repository, lockLiving), {
    hold: async context => holdById(context, await holdUnit(context, context.body)),
    async extend(context) {
      await extend(context)
      return holdById(context, context.record.id)
    },
    release: context => release(context, context.body.reason),
  })
}
