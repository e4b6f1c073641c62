import { changeSchema } from '@contract/kernel/define-resource'
import { buyerOfLeadSchema } from '@contract/modules/buyers/buyer-of-lead'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerWrite } from '@server/platform/http/register-write'
import type { ResourceContext, Values } from '@server/platform/resource/resource-context'
import { namingTaken } from '@server/platform/resource/unique-fields'
import { updateRecord } from '@server/platform/resource/write-record'
import type { LeadConversionPort } from '@server/platform/selling/lead-conversion-port'
import { makeBuyerOfLead } from '@server/modules/buyers/buyers/buyer-of-lead.service'
import { rightToChange } from '@server/modules/buyers/buyers/correction.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = `/api/v1${buyerResource.path}`

/** Where two rights lead to a change, and a lead to a buyer. */
export function buyerWriteRoutes(
  app: PortalApp,
  platform: Platform,
  context: Pick<ResourceContext, 'resource' | 'repository' | 'hooks' | 'one'>,
  leads: LeadConversionPort | null,
): void {
  const { resource } = context
  registerWrite(app, platform, {
    method: 'PATCH',
    url: `${url}/:id`,
    access: { permission: 'buyer.record.edit', or: 'buyer.record.correct' },
    summary: 'Change a buyer: whoever keeps buyers, or whoever added this one until a document is verified',
    params: recordParams,
    body: changeSchema(buyerResource),
    answers: context.one,
    needsVersion: true,
    around: work => namingTaken(platform.database, resource, work),
    write: async (tx, call) => {
      const values = call.body as Values
      const right = await rightToChange({ tx, actor: call.actor }, call.params.id, values)
      return updateRecord(tx, call, context, call.params.id, values, right)
    },
  })

  registerWrite(app, platform, {
    url: `${url}/of-lead/:id`,
    access: { permission: 'buyer.record.create' },
    summary: 'Make the buyer that a lead becomes of what the lead says',
    params: recordParams,
    body: buyerOfLeadSchema,
    answers: context.one,
    status: 201,
    around: work => namingTaken(platform.database, resource, work),
    write: (tx, call) =>
      makeBuyerOfLead(tx, call, { leads, context }, { id: call.params.id, asked: call.body }),
  })
}
