import { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import {
  changeSchema,
  createSchema,
  listedSchema,
  shownSchema,
  type Fields,
  type Resource,
} from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { listMetaSchema, listQuerySchema, type ListQuery } from '@contract/kernel/list-query'
import { accessWhere } from '@server/platform/access/access-where'
import type { AuditEntry } from '@server/platform/audit/audit.repository'
import type { Tx } from '@server/platform/db/transaction'
import type { Call } from '@server/platform/http/call'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import {
  createRepository,
  type RecordRow,
  type Repository,
} from '@server/platform/resource/create-repository'
import { difference } from '@server/platform/resource/difference'
import { sendList } from '@server/platform/resource/send-list'

export type Operation = 'list' | 'get' | 'create' | 'update'
type Values = Record<string, unknown>
type AnyCall = Call<unknown, unknown, unknown>

export type ResourceHooks = {
  /** May refuse or complete what is about to be written; `before` is null for a new record. */
  beforeWrite?(tx: Tx, call: AnyCall, values: Values, before: RecordRow | null): Promise<Values>
  afterWrite?(tx: Tx, call: AnyCall, row: RecordRow, before: RecordRow | null): Promise<void>
}

export type ResourceOptions = { only: readonly Operation[]; hooks?: ResourceHooks; repository?: Repository }

/** The routes of a resource, each with its permission, its schemas and its audit row. */
export function registerResource<F extends Fields>(
  app: PortalApp,
  platform: Platform,
  declared: Resource<F>,
  options: ResourceOptions,
): void {
  const resource = declared as unknown as Resource
  const repository = options.repository ?? createRepository(resource)
  const url = `/api/v1${resource.path}`
  const permission = (action: string) => ({
    permission: `${resource.permission}.${action}` as PermissionCode,
  })
  const params = z.strictObject({ id: idSchema })
  const one = dataOf(shownSchema(resource))

  if (options.only.includes('list'))
    registerRoute(app, platform, {
      method: 'GET',
      url,
      access: permission('view'),
      summary: `List of ${resource.name}`,
      query: listQuerySchema,
      response: { 200: z.object({ data: z.array(listedSchema(resource)), meta: listMetaSchema.partial() }) },
      handler: async call => {
        const access = accessWhere(call.actor, 'view', resource)
        const query = call.query as ListQuery
        return sendList(
          call.reply,
          await call.transaction(tx => repository.list(tx.db, access, query), { readOnly: true }),
        )
      },
    })

  if (options.only.includes('get'))
    registerRoute(app, platform, {
      method: 'GET',
      url: `${url}/:id`,
      access: permission('view'),
      summary: `One ${resource.name}`,
      params,
      response: { 200: one },
      handler: async call => {
        const access = accessWhere(call.actor, 'view', resource)
        return {
          data: await call.transaction(tx => repository.get(tx.db, access, call.params.id), {
            readOnly: true,
          }),
        }
      },
    })

  if (options.only.includes('create'))
    registerRoute(app, platform, {
      method: 'POST',
      url,
      access: permission('create'),
      summary: `New ${resource.name}`,
      body: createSchema(resource),
      response: { 201: one },
      handler: call =>
        call.transaction(async tx => {
          const asked = call.body as Values
          const values = (await options.hooks?.beforeWrite?.(tx, call, asked, null)) ?? asked
          const row = await repository.create(
            tx.db,
            accessWhere(call.actor, 'create', resource),
            values,
            call.actor.userId,
          )
          tx.audit(auditOf(resource, 'create', row, difference(resource, null, row)))
          await options.hooks?.afterWrite?.(tx, call, row, null)
          return { data: row }
        }),
    })

  if (options.only.includes('update'))
    registerRoute(app, platform, {
      method: 'PATCH',
      url: `${url}/:id`,
      access: permission('edit'),
      summary: `Change a ${resource.name}`,
      params,
      body: changeSchema(resource),
      response: { 200: one },
      needsVersion: true,
      handler: call =>
        call.transaction(async tx => {
          const access = accessWhere(call.actor, 'edit', resource)
          const before = await repository.get(tx.db, access, call.params.id)
          const asked = call.body as Values
          const values = (await options.hooks?.beforeWrite?.(tx, call, asked, before)) ?? asked
          const row = await repository.update(tx.db, access, call.params.id, call.version ?? 0, values)
          tx.audit(auditOf(resource, 'update', row, difference(resource, before, row)))
          await options.hooks?.afterWrite?.(tx, call, row, before)
          return { data: row }
        }),
    })
}

function auditOf(resource: Resource, verb: string, row: RecordRow, diff: unknown): AuditEntry {
  const ouId = resource.scope.ou ? row[resource.scope.ou] : null
  return {
    action: `${resource.name}.${verb}`,
    entityType: resource.name,
    entityId: row.id,
    ouId: typeof ouId === 'string' ? ouId : null,
    diff,
  }
}
