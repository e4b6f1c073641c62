import { transition } from '@contract/kernel/state-machine'
import { fingerprintText } from '@contract/modules/buyers/fingerprint.rules'
import { leadMachine } from '@contract/selling/lead-state.rules'
import { ALWAYS } from '@server/platform/access/access-where'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { LeadPort } from '@server/platform/selling/lead-port'
import { addActivity, changeLead, firstStatus, lockLead } from '@server/modules/buyers/leads/lead.repository'
import { findProtecting, findSellingLead, standsFor } from '@server/modules/buyers/leads/lead-port.repository'

/** What sales ask of leads, inside their own transaction and as the portal itself. */
export function createLeadPort(seal: ColumnSeal): LeadPort {
  return {
    find: findSellingLead,

    async protection(db, { lead_id, mobile, email }) {
      const named = lead_id === null ? null : await findSellingLead(db, await standsFor(db, lead_id))
      if (named?.is_protected) return named
      const texts = [fingerprintText({ mobile, email: null }), fingerprintText({ mobile: null, email })]
      const prints = texts.flatMap(text => (text === null ? [] : [seal.hash('lead.fingerprint', text)]))
      const [found] = prints.length === 0 ? [] : await findProtecting(db, prints)
      return found ?? null
    },

    async noteInterest(tx, leadId, note) {
      const lead = await lockLead(tx.db, ALWAYS, await standsFor(tx.db, leadId))
      await addActivity(tx.db, lead, { kind: 'interest', note, by: null })
    },

    async move(tx, leadId, step, why) {
      const id = await standsFor(tx.db, leadId)
      const lead = await lockLead(tx.db, ALWAYS, id)
      const facts = { reason: null, protected_elsewhere: false }
      const outcome = transition(leadMachine, { from: lead.category, trigger: step, facts, may: () => true })
      if (!outcome.done) return
      const status = await firstStatus(tx.db, outcome.to)
      if (!status) return
      await addActivity(tx.db, lead, {
        kind: 'status_change',
        from_status_id: lead.status_id,
        to_status_id: status.id,
        note: why.sale_no,
        by: why.by,
      })
      await changeLead(tx.db, id, {
        status_id: status.id,
        category: status.category,
        ...(step === 'sale_booked' && { converted_buyer_id: why.buyer_id }),
        ...(why.by && { updated_by: why.by }),
      })
      tx.audit({
        action: `lead.${step}`,
        entityType: 'lead',
        entityId: id,
        ouId: lead.ou_id,
        diff: { category: [lead.category, status.category] },
      })
    },
  }
}
