import { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { shownSchema } from '@contract/kernel/define-resource'
import { idSchema } from '@contract/kernel/ids'
import { bulkAnswerSchema } from '@contract/kernel/record-calls'
import {
  bulkUnitsSchema,
  reasonedSchema,
  turnOverSchema,
} from '@contract/modules/property/property-unit.commands'
import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound, staleRecord } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { unitRepository, unitResource } from '@server/modules/property/unit.repository'
import { bulkUnits } from '@server/modules/property/bulk-units.service'
import { carryOut, nextStatus, type Asked } from '@server/modules/property/unit-command.service'
import { lockUnits } from '@server/modules/property/unit-row.repository'

const url = `/api/v1${propertyUnitResource.path}`
const params = z.strictObject({ id: idSchema })
const response = { 200: dataOf(shownSchema(propertyUnitResource)) }
const BULK_BODY = 512 * 1024

type Command = { path: string; permission: PermissionCode; summary: string }

export function unitCommandRoutes(app: PortalApp, platform: Platform): void {
  const plain = ({ path, permission, summary }: Command, trigger: Asked['trigger']) =>
    registerRoute(app, platform, {
      method: 'POST',
      url: `${url}/:id/${path}`,
      access: { permission },
      summary,
      params,
      response,
      needsVersion: true,
      handler: call => call.transaction(tx => command(tx, call, call.params.id, { trigger, reason: null })),
    })
  const reasoned = ({ path, permission, summary }: Command, trigger: Asked['trigger']) =>
    registerRoute(app, platform, {
      method: 'POST',
      url: `${url}/:id/${path}`,
      access: { permission },
      summary,
      params,
      body: reasonedSchema,
      response,
      needsVersion: true,
      handler: call =>
        call.transaction(tx => command(tx, call, call.params.id, { trigger, reason: call.body.reason })),
    })

  plain(
    { path: 'publish', permission: 'property.listing.publish', summary: 'Put a unit on offer' },
    'publish',
  )
  plain(
    { path: 'unblock', permission: 'property.listing.block', summary: 'Put a blocked unit back on offer' },
    'unblock',
  )
  reasoned({ path: 'block', permission: 'property.listing.block', summary: 'Take a unit off offer' }, 'block')
  reasoned(
    { path: 'withdraw', permission: 'property.listing.block', summary: 'Take a unit off the list for good' },
    'withdraw',
  )

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/turn-over`,
    access: { permission: 'property.listing.edit' },
    summary: 'Record the day on which a sold unit was handed to its buyer',
    params,
    body: turnOverSchema,
    response,
    needsVersion: true,
    handler: call =>
      call.transaction(tx =>
        command(tx, call, call.params.id, { trigger: 'turn_over', reason: null, ...call.body }),
      ),
  })

  for (const trigger of ['publish', 'block'] as const)
    registerRoute(app, platform, {
      method: 'POST',
      url: `${url}/bulk-${trigger}`,
      access: { permission: `property.listing.${trigger}` },
      summary:
        trigger === 'publish'
          ? 'Put many units on offer; what may not be is told'
          : 'Block, unblock or withdraw many units; what may not be is told',
      body: bulkUnitsSchema,
      bodyLimit: BULK_BODY,
      response: { 200: dataOf(bulkAnswerSchema) },
      handler: call =>
        call.transaction(async tx => ({ data: await bulkUnits(tx, call, trigger, call.body) })),
    })
}

async function command(tx: Tx, call: AnyCall, id: string, asked: Asked) {
  const [unit] = await lockUnits(tx.db, [id])
  if (!unit) throw notFound()
  if (unit.row_version !== call.version) throw staleRecord(unit.row_version)
  await carryOut(tx, [unit], nextStatus(unit, asked, call.actor), asked)
  return { data: await unitRepository.get(tx.db, accessWhere(call.actor, 'view', unitResource), id) }
}
