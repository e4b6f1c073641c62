import { createSchema } from '@contract/kernel/define-resource'
import type { BuyerOfLead } from '@contract/modules/buyers/buyer-of-lead'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'
import type { RecordRow } from '@server/platform/resource/create-repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { AnyCall, ResourceContext, Values } from '@server/platform/resource/resource-context'
import { createRecord } from '@server/platform/resource/write-record'
import type { LeadConversionPort } from '@server/platform/selling/lead-conversion-port'
import { carryConsent } from '@server/modules/buyers/buyers/consent.service'

type Parts = {
  leads: LeadConversionPort | null
  context: Pick<ResourceContext, 'resource' | 'repository' | 'hooks'>
}

/** The buyer that a lead becomes: all that the lead says is taken over, the consent that stands too. */
export async function makeBuyerOfLead(
  tx: Tx,
  call: AnyCall,
  { leads, context }: Parts,
  { id, asked }: { id: string; asked: BuyerOfLead },
): Promise<RecordRow> {
  const lead = await leads?.take(tx, call.actor, id)
  if (!lead) throw notFound()
  const mobile = asked.mobile ?? lead.mobile
  if (mobile === null) refuseBroken([{ path: 'mobile', code: 'required' }])
  const values = createSchema(buyerResource).parse({
    ...asked,
    mobile,
    kind: 'individual',
    ou_id: lead.ou_id,
    owner_employee_id: lead.owner_employee_id,
    email: lead.email,
    lead_id: lead.id,
  }) as Values
  const row = await createRecord(tx, call, context, values)
  const { consent_at, consent_text_version } = lead
  if (consent_at === null || consent_text_version === null) return row
  return carryConsent({ tx, actor: call.actor, record: row }, { consent_at, consent_text_version })
}
