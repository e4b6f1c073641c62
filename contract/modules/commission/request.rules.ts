import type { BrokenRule } from '@contract/kernel/broken-rule'
import type { RequestLine } from '@contract/modules/commission/request-line'
import type { ShareState } from '@contract/modules/commission/transaction.resource'

type BillingFacts = { state: ShareState; statement_id: string | null; asked_by: string | null }

/** Why a tranche cannot be asked to be billed; null is one that the seller earns nothing of. */
export function billingProblems(tranche: BillingFacts | null): BrokenRule[] {
  const refused = (code: string): BrokenRule[] => [{ path: 'tranche_id', code }]
  if (!tranche) return refused('request_tranche_not_yours')
  const isBilled = ['billed', 'partly_collected', 'collected'].includes(tranche.state)
  if (isBilled || tranche.statement_id !== null) return refused('request_tranche_billed')
  if (tranche.state !== 'eligible') return refused('request_tranche_not_eligible')
  return tranche.asked_by === null ? [] : refused('request_tranche_asked')
}

type DraftLine = { tranche_id: string } | { share_id: string }
type Draft = { lines: readonly DraftLine[]; holdback_ids?: readonly string[] | null | undefined }

/** Whether a draft still has anything of what was asked for: what was taken off it is open again. */
export function isAnswered(asked: readonly RequestLine[], { lines, holdback_ids }: Draft): boolean {
  const held = new Set(lines.map(line => ('tranche_id' in line ? line.tranche_id : line.share_id)))
  // Holdbacks are part of a draft where it names them, or takes all that are due.
  return asked.some(
    ({ of, id }) => held.has(id) || (of === 'holdback' && (holdback_ids ?? [id]).includes(id)),
  )
}
