import { downloadableFormResource } from '@contract/modules/files/downloadable-form.resource'
import { memoResource } from '@contract/modules/files/memo.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import { audienceRoutes } from '@server/modules/files/audience.routes'
import { formRoutes } from '@server/modules/files/form.routes'
import { formHooks } from '@server/modules/files/form.hooks'
import { memoHooks } from '@server/modules/files/memo.hooks'
import { memoRoutes } from '@server/modules/files/memo.routes'
import { ownFormRoutes } from '@server/modules/files/own-form.routes'
import { ownMemoRoutes } from '@server/modules/files/own-memo.routes'
import { ownPayslipRoutes } from '@server/modules/files/own-payslip.routes'
import { payslipArchiveRoutes } from '@server/modules/files/payslip-archive.routes'
import { payslipBatchRoutes } from '@server/modules/files/payslip-batch.routes'
import { uploadRoutes } from '@server/modules/files/upload.routes'

/** Memos, downloadable forms, and the archive of payslips. */
export function filesModule(app: PortalApp, platform: Platform): void {
  uploadRoutes(app, platform)
  audienceRoutes(app, platform)
  registerResource(app, platform, memoResource, {
    only: ['list', 'get', 'create', 'update'],
    hooks: memoHooks,
  })
  memoRoutes(app, platform)
  ownMemoRoutes(app, platform)
  registerResource(app, platform, downloadableFormResource, {
    only: ['list', 'look', 'create', 'update', 'deactivate'],
    hooks: formHooks,
  })
  formRoutes(app, platform)
  ownFormRoutes(app, platform)
  ownPayslipRoutes(app, platform)
  payslipBatchRoutes(app, platform)
  payslipArchiveRoutes(app, platform)
}
