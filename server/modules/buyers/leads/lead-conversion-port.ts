import { leadResource } from '@contract/modules/buyers/lead.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { Problem } from '@server/platform/http/problems'
import type { LeadConversionPort } from '@server/platform/selling/lead-conversion-port'
import { changeLead, lockLead } from '@server/modules/buyers/leads/lead.repository'

const resource = leadResource

/** A lead becomes a buyer: within the reach that the actor has over leads. */
export const leadConversions: LeadConversionPort = {
  async take(tx, actor, leadId) {
    try {
      const lead = await lockLead(tx.db, accessWhere(actor, 'view', resource), leadId)
      if (lead.merged_into_id !== null) return null
      const { id, ou_id, owner_employee_id, full_name, email, converted_buyer_id } = lead
      const { mobile_e164: mobile } = lead
      // A consent that was withdrawn is none: the buyer is asked again.
      const stands = lead.consent_withdrawn_at === null
      return {
        id,
        ou_id,
        owner_employee_id,
        full_name,
        mobile,
        email,
        consent_at: stands ? lead.consent_at : null,
        consent_text_version: stands ? lead.consent_text_version : null,
        converted_buyer_id,
      }
    } catch (error) {
      if (error instanceof Problem && error.code === 'not_found') return null
      throw error
    }
  },

  async converted(tx, leadId, buyerId) {
    await changeLead(tx.db, leadId, { converted_buyer_id: buyerId })
  },
}
