import { accountResource } from '@contract/modules/accounting/account.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import { accountHooks } from '@server/modules/accounting/account.hooks'

export function accountingModule(app: PortalApp, platform: Platform): void {
  registerResource(app, platform, accountResource, {
    only: ['list', 'get', 'create', 'update', 'deactivate', 'import'],
    hooks: accountHooks,
  })
}
