import { sql } from 'kysely'
import { z } from 'zod'
import { exportQuerySchema, type ExportQuery } from '@contract/kernel/list-calls'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import type { Db } from '@server/platform/db/database'
import type { Call } from '@server/platform/http/call'
import { SILENCE_MS } from '@server/platform/http/limits'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { slowDown } from '@server/platform/http/problems'
import { registerRoute } from '@server/platform/http/register-route'
import { streamOf } from '@server/platform/http/stream-of'
import { exportSql, readRows } from '@server/platform/resource/export-rows'
import { narrowing } from '@server/platform/resource/narrow-sql'
import { firstPermission, type ResourceContext } from '@server/platform/resource/resource-context'

/** Each holds a connection of the database for as long as its reader takes. */
const AT_ONCE = 3
const COME_BACK_SECONDS = 20
const running = new WeakMap<Platform, number>()

type ExportCall = Call<unknown, ExportQuery, unknown>

/** Told to the log before the first row leaves, for what was sent cannot be called back. */
export function exportRoute(app: PortalApp, platform: Platform, context: ResourceContext): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: `${context.url}/export`,
    access: { permission: firstPermission(context, 'export', 'view') },
    summary: `All of ${context.resource.name} that match, as lines of JSON`,
    query: exportQuerySchema,
    response: z.unknown(),
    handler: async call => {
      const already = running.get(platform) ?? 0
      if (already >= AT_ONCE) throw slowDown(COME_BACK_SECONDS)
      running.set(platform, already + 1)
      const free = () => running.set(platform, (running.get(platform) ?? 1) - 1)
      try {
        const total = await announce(call, context)
        void call.reply.type('application/x-ndjson; charset=utf-8')
        return streamOf(write => send(call, context, total, write), free)
      } catch (error) {
        free()
        throw error
      }
    },
  })
}

function visible(call: ExportCall, { resource }: ResourceContext, db: Db): Promise<Condition> {
  return narrowing(db, resource, accessWhere(call.actor, 'view', resource), call.query)
}

async function announce(call: ExportCall, context: ResourceContext): Promise<number> {
  const { resource } = context
  const { actor, query } = call
  return call.transaction(async tx => {
    const where = await visible(call, context, tx.db)
    // Whatever of the question is wrong is refused before anything is sent.
    exportSql(resource, where, query, context.repository.extra)
    const { rows } = await sql<{ total: string }>`
      select count(*) as total from ${sql.table(resource.table)} where ${where}`.execute(tx.db)
    const total = Number(rows[0]?.total ?? 0)
    tx.audit({
      action: `${resource.name}.export`,
      entityType: resource.name,
      entityId: null,
      ouId: actor.activeUnitId ?? (actor.units.length === 1 ? (actor.units[0]?.id ?? null) : null),
      diff: { rows: total, fields: query.fields, filter: query.filter, search: query.search },
    })
    return total
  })
}

async function send(
  call: ExportCall,
  context: ResourceContext,
  total: number,
  write: (text: string) => Promise<void>,
): Promise<void> {
  await write(`${JSON.stringify({ total })}\n`)
  await call.transaction(
    async tx => {
      const where = await visible(call, context, tx.db)
      let done = 0
      for await (const lines of readRows(
        tx.db,
        exportSql(context.resource, where, call.query, context.repository.extra),
      )) {
        await write(`${lines.join('\n')}\n`)
        done += lines.length
      }
      await write(`${JSON.stringify({ done })}\n`)
    },
    { readOnly: true, idleTimeoutMs: SILENCE_MS },
  )
}
