import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { findStanding, type Standing } from '@server/modules/buyers/leads/lead.repository'

/**
 * the first registration owns a fingerprint. Whoever comes second learns the unit and the last day, the same
 * of one's own unit as of any other; who tried is kept in the log, without whom they tried.
 */
export async function claim(
  tx: Tx,
  fingerprint: string,
  exceptId: string | null,
  ouId: string,
): Promise<void> {
  const standing = await findStanding(tx.db, fingerprint, exceptId)
  if (standing) throw alreadyRegistered(standing, ouId)
}

export function alreadyRegistered({ ou_code, protected_until }: Standing, ouId: string): Problem {
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
