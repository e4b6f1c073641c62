import { release, type KeptRelease } from '@contract/modules/commission/release.document'
import { brokenConstraint } from '@server/platform/db/failures'
import type { Tx } from '@server/platform/db/transaction'
import type { RowOfDocument } from '@server/platform/documents/document.repository'
import { moveDocuments } from '@server/platform/documents/move-document'
import { Problem } from '@server/platform/http/problems'
import type { AdvancePort } from '@server/platform/ledger/advance-port'
import { asItIs, type TellOf } from '@server/modules/commission/releases/each-release'
import { mailPayees } from '@server/modules/commission/releases/mail-payee'
import {
  payReleases,
  type Payment,
  type PaymentOrder,
} from '@server/modules/commission/releases/pay-releases'
import { sealVouchers } from '@server/modules/commission/releases/seal-voucher'
import { tellPayees } from '@server/modules/commission/releases/tell-payee'

export type PayingPorts = { advances: AdvancePort; publicUrl: string }
type ApprovedRow = RowOfDocument<typeof release.resource>
type ApprovedOrder = PaymentOrder & { batch_id?: string | null }
const parts = { document: release }

/** Pays approved releases, one alone or several together. */
export async function payApproved(
  tx: Tx,
  { advances, publicUrl }: PayingPorts,
  payments: readonly Payment<ApprovedRow>[],
  { batch_id = null, ...order }: ApprovedOrder,
  tell: TellOf = asItIs,
): Promise<KeptRelease[]> {
  const approved = payments.map(payment => payment.release)
  const kept = await payReleases(tx, advances, payments, order, tell).catch(refuseTaken)
  const moves = approved.map((row, index) => ({ row, values: { ...kept[index]?.values, batch_id } }))
  const paid = await moveDocuments(tx, parts, 'pay', moves)
  // Where the entry is only shown, nothing of the rest could refuse it.
  if (tx.noteEntry) return paid
  await tellPayees(
    tx,
    paid.map((row, index) => ({ release: row, nextRate: kept[index]?.nextRate ?? null })),
  )
  await sealVouchers(tx, paid)
  await mailPayees(tx, paid, publicUrl)
  return paid
}

/** Somebody else claimed or paid it in the same moment, or it is no longer to be paid at all. */
export function refuseTaken(error: unknown): never {
  if (brokenConstraint(error) === 'commission_release_within_share')
    throw new Problem('rule_broken', 'release_changed')
  throw error
}
