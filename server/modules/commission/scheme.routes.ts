import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import {
  frozenSaleSchema,
  nextVersionSchema,
  retireSchemeSchema,
  schemeDetailSchema,
  schemeDraftSchema,
} from '@contract/modules/commission/scheme.resource'
import { saleResource } from '@contract/modules/sales/sale.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { publishScheme, retireScheme, withdrawScheme } from '@server/modules/commission/publish-scheme'
import { findFrozenSales } from '@server/modules/commission/scheme.repository'
import {
  changeScheme,
  discardScheme,
  draftScheme,
  nextVersion,
  shownScheme,
} from '@server/modules/commission/scheme.service'

const URL = '/api/v1/commission/schemes'
const one = z.strictObject({ id: idSchema })
const shown = dataOf(schemeDetailSchema)

/** A scheme is right only with its levels and tranches together, so it is written by commands of its own. */
export function schemeRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: `${URL}/:id/sales`,
    access: { permission: 'commission.scheme.view', and: 'sales.record.view' },
    summary: 'The latest sales that were booked by a commission scheme, of those one may see',
    params: one,
    response: { 200: dataOf(z.array(frozenSaleSchema)) },
    handler: call =>
      call.transaction(
        async tx => {
          await shownScheme(tx.db, call.actor, call.params.id)
          const access = accessWhere(call.actor, 'view', saleResource)
          return { data: await findFrozenSales(tx.db, access, call.params.id) }
        },
        { readOnly: true },
      ),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: URL,
    access: { permission: 'commission.scheme.edit' },
    summary: 'Draft a commission scheme',
    body: schemeDraftSchema,
    response: { 201: shown },
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const id = await draftScheme({ tx, actor: call.actor }, call.body)
        return { data: await shownScheme(tx.db, call.actor, id) }
      }),
  })

  registerRoute(app, platform, {
    method: 'PATCH',
    url: `${URL}/:id`,
    access: { permission: 'commission.scheme.edit' },
    summary: 'Change a commission scheme that is still a draft',
    params: one,
    body: schemeDraftSchema,
    response: { 200: shown },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        await changeScheme({ tx, actor: call.actor }, call.params.id, call.version, call.body)
        return { data: await shownScheme(tx.db, call.actor, call.params.id) }
      }),
  })

  registerRoute(app, platform, {
    method: 'DELETE',
    url: `${URL}/:id`,
    access: { permission: 'commission.scheme.edit' },
    summary: 'Give up the draft of a commission scheme',
    params: one,
    response: { 204: nothing },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        await discardScheme({ tx, actor: call.actor }, call.params.id, call.version)
      }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${URL}/:id/versions`,
    access: { permission: 'commission.scheme.edit' },
    summary: 'Draft the next version of a commission scheme, which says at first what this one says',
    params: one,
    body: nextVersionSchema,
    response: { 201: shown },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const { valid_from } = call.body
        const id = await nextVersion({ tx, actor: call.actor }, call.params.id, call.version, valid_from)
        return { data: await shownScheme(tx.db, call.actor, id) }
      }),
  })

  for (const { verb, summary, work } of [
    {
      verb: 'activate',
      summary:
        'Publish a commission scheme: it holds from its day on, and the version before it until the eve',
      work: publishScheme,
    },
    {
      verb: 'withdraw',
      summary:
        'Take a published commission scheme back before its day: it is a draft again, the version before it goes on',
      work: withdrawScheme,
    },
  ])
    registerRoute(app, platform, {
      method: 'POST',
      url: `${URL}/:id/${verb}`,
      access: { permission: 'commission.scheme.activate' },
      summary,
      params: one,
      response: { 200: shown },
      needsVersion: true,
      asPortal: true,
      handler: call =>
        call.transaction(async tx => {
          await work({ tx, actor: call.actor }, call.params.id, call.version)
          return { data: await shownScheme(tx.db, call.actor, call.params.id) }
        }),
    })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${URL}/:id/retire`,
    access: { permission: 'commission.scheme.activate' },
    summary: 'Say until when a commission scheme holds',
    params: one,
    body: retireSchemeSchema,
    response: { 200: shown },
    needsVersion: true,
    asPortal: true,
    handler: call =>
      call.transaction(async tx => {
        const { valid_to } = call.body
        await retireScheme({ tx, actor: call.actor }, call.params.id, call.version, valid_to)
        return { data: await shownScheme(tx.db, call.actor, call.params.id) }
      }),
  })
}
