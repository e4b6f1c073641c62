import { release, type KeptRelease } from '@contract/modules/commission/release.document'
import type { Actor } from '@server/platform/access/actor'
import { brokenConstraint } from '@server/platform/db/failures'
import type { Tx } from '@server/platform/db/transaction'
import type { RowOfDocument } from '@server/platform/documents/document.repository'
import { checkDocumentStatus, moveDocument } from '@server/platform/documents/move-document'
import { Problem } from '@server/platform/http/problems'
import type { AdvancePort } from '@server/platform/ledger/advance-port'
import { mailPayee } from '@server/modules/commission/releases/mail-payee'
import { payRelease, type PaymentOrder } from '@server/modules/commission/releases/pay-release'
import { checkReleasePayer } from '@server/modules/commission/releases/release-duties'
import { sealVoucher } from '@server/modules/commission/releases/seal-voucher'
import { tellPayee } from '@server/modules/commission/releases/tell-payee'

export type Payer = { actor: Actor; advances: AdvancePort; publicUrl: string }
const parts = { document: release }

/** Pays one approved release, alone or with others of its batch. */
export async function payApproved(
  tx: Tx,
  { actor, advances, publicUrl }: Payer,
  approved: RowOfDocument<typeof release.resource>,
  { batch_id = null, ...order }: PaymentOrder & { batch_id?: string | null },
): Promise<KeptRelease> {
  checkDocumentStatus(parts, approved, 'pay')
  await checkReleasePayer(tx, actor, approved)
  const { values, nextRate } = await payRelease(tx, advances, approved, order).catch(refuseTaken)
  const paid = await moveDocument(tx, parts, approved, 'pay', { ...values, batch_id })
  await tellPayee(tx, paid, nextRate)
  await sealVoucher(tx, paid, publicUrl)
  await mailPayee(tx, paid, publicUrl)
  return paid
}

/** Somebody else claimed or paid it in the same moment, or it is no longer to be paid at all. */
export function refuseTaken(error: unknown): never {
  if (brokenConstraint(error) === 'commission_release_within_share')
    throw new Problem('rule_broken', 'release_changed')
  throw error
}
