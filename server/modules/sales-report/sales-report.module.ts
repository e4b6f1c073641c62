import { saleCreditResource } from '@contract/modules/sales/sale-credit.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { JobRegister } from '@server/platform/jobs/job-list'
import { registerResource } from '@server/platform/resource/register-resource'
import { salesReportJobs, salesReportSchedules } from '@server/modules/sales-report/report-jobs'
import { salesReportRoutes } from '@server/modules/sales-report/report.routes'

export function salesReportModule(
  app: PortalApp,
  platform: Platform,
  { jobs }: { jobs: JobRegister | undefined },
): void {
  salesReportRoutes(app, platform)
  registerResource(app, platform, saleCreditResource, { only: ['list'] })
  jobs?.add({ handlers: salesReportJobs(platform.database), schedules: salesReportSchedules })
}
