import { z } from 'zod'
import { schemeCommands } from '@contract/modules/commission/scheme.commands'
import { frozenSaleSchema } from '@contract/modules/commission/scheme.resource'
import { saleResource } from '@contract/modules/sales/sale.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerCommands } from '@server/platform/resource/register-commands'
import { publishScheme, retireScheme, withdrawScheme } from '@server/modules/commission/publish-scheme'
import { findFrozenSales } from '@server/modules/commission/scheme.repository'
import {
  changeScheme,
  discardScheme,
  draftScheme,
  nextVersion,
  schemeOptions,
  shownScheme,
} from '@server/modules/commission/scheme.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const URL = '/api/v1/commission/schemes'

/** A scheme is right only with its levels and tranches together, so it is written by commands of its own. */
export function schemeRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: `${URL}/:id/sales`,
    access: { permission: 'commission.scheme.view', and: 'sales.record.view' },
    summary: 'The latest sales that were booked by a commission scheme, of those one may see',
    params: recordParams,
    answers: z.array(frozenSaleSchema),
    read: async (tx, call) => {
      await shownScheme(tx.db, call.actor, call.params.id)
      const access = accessWhere(call.actor, 'view', saleResource)
      return findFrozenSales(tx.db, access, call.params.id)
    },
  })

  registerCommands(app, platform, schemeCommands, schemeOptions, {
    create: ({ tx, actor, body }) => draftScheme({ tx, actor }, body),
    update: context => changeScheme(context, context.body),
    discard: discardScheme,
    next_version: context => nextVersion(context, context.body.valid_from),
    activate: publishScheme,
    withdraw: withdrawScheme,
    retire: context => retireScheme(context, context.body.valid_to),
  })
}
