import { z } from 'zod'
import { narrowingQuerySchema, placeQuerySchema } from '@contract/kernel/list-calls'
import {
  plannedProjectSchema,
  plannedUnitSchema,
  unitPlaceSchema,
} from '@contract/modules/property/plan.views'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import {
  findPlannedProjects,
  findPlannedUnits,
  findUnitPlace,
} from '@server/modules/property/plan/plan.repository'
import { unitResource } from '@server/modules/property/unit.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const access = { permission: 'property.listing.view' } as const
const seenBy = (actor: Actor) => accessWhere(actor, 'view', unitResource)

/** The units of a project as its plan draws them, and where the list beside it has them. */
export function planRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/property/plans',
    access,
    summary: 'Projects that have units, with how many are free',
    answers: z.array(plannedProjectSchema),
    read: (tx, call) => findPlannedProjects(tx.db, seenBy(call.actor)),
  })

  registerRead(app, platform, {
    url: '/api/v1/property/plans/:id',
    access,
    summary: 'The units of a project with their place and status',
    params: recordParams,
    query: narrowingQuerySchema,
    answers: z.array(plannedUnitSchema),
    read: (tx, call) => findPlannedUnits(tx.db, seenBy(call.actor), call.params.id, call.query),
  })

  registerRead(app, platform, {
    url: '/api/v1/property/units/:id/place',
    access,
    summary: 'Where a unit stands in the list as it is narrowed and sorted',
    params: recordParams,
    query: placeQuerySchema,
    answers: unitPlaceSchema,
    read: async (tx, call) => ({
      place: await findUnitPlace(tx.db, seenBy(call.actor), call.params.id, call.query),
    }),
  })
}
