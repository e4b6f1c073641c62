import { z } from 'zod'
import { failedJobSchema } from '@contract/modules/settings/failed-job'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { findFailedJobs } from '@server/platform/jobs/jobs.repository'

/** The jobs' own tables are the portal's alone; whoever looks after the outbox looks after them too. */
export function failedJobRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/settings/failed-jobs',
    access: { permission: 'settings.outbox.view' },
    summary: 'What the portal does by itself and could not do: tried again, or given up',
    answers: z.array(failedJobSchema),
    asPortal: 'The queue of jobs is the portal’s alone and of no unit.',
    read: tx => findFailedJobs(tx.db),
  })
}
