import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { plannedProjectSchema, plannedUnitSchema } from '@contract/modules/property/plan.views'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPlannedProjects, findPlannedUnits } from '@server/modules/property/plan/plan.repository'

const access = { permission: 'property.listing.view' } as const

/** The units of a project as its plan draws them. */
export function planRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/property/plans',
    access,
    summary: 'Projects that have units, with how many are free',
    response: { 200: dataOf(z.array(plannedProjectSchema)) },
    handler: async call => ({
      data: await call.transaction(tx => findPlannedProjects(tx.db), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/property/plans/:id',
    access,
    summary: 'The units of a project with their place and status',
    params: z.strictObject({ id: idSchema }),
    response: { 200: dataOf(z.array(plannedUnitSchema)) },
    handler: async call => ({
      data: await call.transaction(tx => findPlannedUnits(tx.db, call.params.id), { readOnly: true }),
    }),
  })
}
