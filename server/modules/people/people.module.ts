import type { UserPort } from '@server/platform/access/user-port'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerResource } from '@server/platform/resource/register-resource'
import { employeeRoutes } from '@server/modules/people/employee.routes'
import { peopleLists } from '@server/modules/people/people.lists'
import { photoRoutes } from '@server/modules/people/photo.routes'
import { revealRoutes } from '@server/modules/people/reveal.routes'

export type PeoplePorts = { seal: ColumnSeal; users: UserPort }

export function peopleModule(app: PortalApp, platform: Platform, { seal, users }: PeoplePorts): void {
  const { employee, detail, seller } = peopleLists(seal)
  registerResource(app, platform, employee.resource, {
    // Remarks and files about a person are kept with the protected part: heads and the person do not read them.
    only: ['list', 'look', 'create', 'update', 'import'],
    hooks: employee.hooks,
  })
  registerResource(app, platform, detail.resource, { only: ['get', 'update'], hooks: detail.hooks })
  registerResource(app, platform, seller.resource, {
    only: ['list', 'get', 'create', 'update', 'import'],
    hooks: seller.hooks,
  })
  employeeRoutes(app, platform, users)
  photoRoutes(app, platform)
  revealRoutes(app, platform, seal)
}
