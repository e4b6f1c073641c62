import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import { advanceHandlers, advanceSchedules } from '@server/modules/cash-advance/advance-jobs'
import { advanceRoutes } from '@server/modules/cash-advance/advance.routes'
import { advanceStatementRoute } from '@server/modules/cash-advance/statement.routes'

export function cashAdvanceModule(
  app: PortalApp,
  platform: Platform,
  { jobs }: { jobs: JobRegister | undefined },
): void {
  advanceRoutes(app, platform)
  advanceStatementRoute(app, platform)
  jobs?.add({ handlers: advanceHandlers(platform.database), schedules: advanceSchedules })
}
