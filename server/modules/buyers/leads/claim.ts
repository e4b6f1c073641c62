import { recordPath } from '@contract/access/record-path'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { findOwnLead, findStanding, type LeadProtection } from '@server/modules/buyers/leads/lead.repository'

/**
 * the first registration owns a fingerprint. Whoever comes second learns the unit and the last day, the same
 * of one's own unit as of any other; who tried is kept in the log, without whom they tried. Who holds the lead
 * themselves learns that it is theirs: they see it anyway.
 */
export async function claim(
  tx: Tx,
  fingerprint: string,
  exceptId: string | null,
  ouId: string,
): Promise<void> {
  const standing = await findStanding(tx.db, fingerprint, exceptId)
  if (standing) throw await alreadyRegistered(tx, standing, ouId)
}

export async function alreadyRegistered(tx: Tx, standing: LeadProtection, ouId: string): Promise<Problem> {
  const { ou_code, protected_until } = standing
  const own = await findOwnLead(tx.db, standing.lead_id)
  if (own) {
    const { lead_no, full_name } = own
    return new Problem('lead_protected', 'lead_own', {
      params: { lead_no, full_name },
      told: {
        ou_code,
        protected_until,
        record_label: `${lead_no} · ${full_name}`,
        record_path: recordPath('buyer.lead.view', own.id) ?? '',
      },
    })
  }
  return new Problem('lead_protected', 'lead_protected', {
    told: { ou_code, protected_until },
    trace: {
      action: 'lead.refused',
      entityType: 'lead',
      entityId: null,
      ouId,
      diff: { ou_code, protected_until },
    },
  })
}
