import type { z } from 'zod'
import type { Fields, Resource, Row } from '@contract/kernel/define-resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { createRepository, type Repository } from '@server/platform/resource/create-repository'
import { rememberResource } from '@server/platform/resource/known-resources'
import type { ResourceContext, ResourceHooks } from '@server/platform/resource/resource-context'
import { aggregateRoute } from '@server/platform/resource/routes/aggregate.route'
import { attachmentRoutes } from '@server/platform/resource/routes/attachment.routes'
import { bulkRoute } from '@server/platform/resource/routes/bulk.route'
import { commentRoutes } from '@server/platform/resource/routes/comment.routes'
import { createRoute } from '@server/platform/resource/routes/create.route'
import { deactivateRoutes } from '@server/platform/resource/routes/deactivate.routes'
import { exportRoute } from '@server/platform/resource/routes/export.route'
import { getRoute } from '@server/platform/resource/routes/get.route'
import { importRoute } from '@server/platform/resource/routes/import.route'
import { listRoute } from '@server/platform/resource/routes/list.route'
import { timelineRoute } from '@server/platform/resource/routes/timeline.route'
import { totalsRoute } from '@server/platform/resource/routes/totals.route'
import { updateRoute } from '@server/platform/resource/routes/update.route'
import { usedByRoute } from '@server/platform/resource/routes/used-by.route'
import { valuesRoute } from '@server/platform/resource/routes/values.route'
import { rememberShown } from '@server/platform/resource/shown-records'
import { listedOf, shownOf } from '@server/platform/resource/shown-schemas'

export type { ResourceHooks }

export type Register = (app: PortalApp, platform: Platform, context: ResourceContext) => void

/** Each operation and the routes that come with it; one that needs its own ways is left out and written by hand. */
const OPERATIONS = {
  list: [listRoute, valuesRoute, aggregateRoute, totalsRoute, exportRoute],
  get: [getRoute, timelineRoute, commentRoutes, attachmentRoutes],
  /** Where remarks and files are not for everyone who may see the record. */
  look: [getRoute, timelineRoute],
  /** Files without remarks. */
  files: [attachmentRoutes],
  create: [createRoute],
  update: [updateRoute],
  import: [importRoute],
  deactivate: [deactivateRoutes, bulkRoute, usedByRoute],
} satisfies Record<string, readonly Register[]>

export type Operation = keyof typeof OPERATIONS

/** Of the rows of `R`. */
export type ResourceOptions<R extends Resource = Resource> = {
  only: readonly Operation[]
  hooks?: ResourceHooks<Row<R>>
  repository?: Repository
  /** Where the repository adds to what the resource declares: what a list and a single record look like. */
  listed?: z.ZodType
  one?: z.ZodType
}

/** The routes of a resource, each with its permission, its schemas and its audit row. */
export function registerResource<F extends Fields>(
  app: PortalApp,
  platform: Platform,
  resource: Resource<F>,
  options: ResourceOptions<Resource<F>>,
): void {
  const context: ResourceContext = {
    resource,
    repository: options.repository ?? createRepository(resource),
    hooks: options.hooks ?? {},
    url: `/api/v1${resource.path}`,
    listed: options.listed ?? listedOf(resource),
    one: options.one ?? shownOf(resource),
  }
  if (options.only.includes('list')) rememberResource(platform, resource)
  if (options.only.some(operation => operation === 'get' || operation === 'look'))
    rememberShown(platform, resource.name, { one: context.one, beside: context.hooks.beside })
  for (const operation of options.only)
    for (const register of OPERATIONS[operation]) register(app, platform, context)
}
