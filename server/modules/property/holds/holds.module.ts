import { reservedUnitResource } from '@contract/modules/property/reserved-unit.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import { registerResource } from '@server/platform/resource/register-resource'
import { holdHandlers, holdSchedules } from '@server/modules/property/holds/hold.jobs'
import { holdRoutes } from '@server/modules/property/holds/hold.routes'
import { planRoutes } from '@server/modules/property/plan/plan.routes'

export type HoldsModuleParts = {
  /** Says of holds that have run out that they have, and warns of those that will. */
  jobs: JobRegister | undefined
}

export function holdsModule(app: PortalApp, platform: Platform, { jobs }: HoldsModuleParts): void {
  registerResource(app, platform, reservedUnitResource, { only: ['list', 'look'] })
  holdRoutes(app, platform)
  planRoutes(app, platform)
  jobs?.add({ handlers: holdHandlers(platform.database), schedules: holdSchedules })
}
