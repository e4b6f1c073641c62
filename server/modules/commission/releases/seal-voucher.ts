import { paymentSteps } from '@contract/modules/commission/release-steps.rules'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import type { Tx } from '@server/platform/db/transaction'
import type { PaperSeal } from '@server/platform/pdf/paper'
import { keepSeals, sealDocument, type SealedFacts } from '@server/platform/seals/seal-document'

/** The seals of vouchers that are paid together. */
export const sealVouchers = (tx: Tx, releases: readonly KeptRelease[]): Promise<void> =>
  keepSeals(
    tx,
    releases.map(sealedOf).filter(sealed => sealed !== null),
  )

/** The seal of a voucher that was paid. One not paid yet has none. */
export async function sealVoucher(
  tx: Tx,
  release: KeptRelease,
  publicUrl: string,
): Promise<PaperSeal | undefined> {
  const sealed = sealedOf(release)
  return sealed ? sealDocument(tx, { ...sealed.document, facts: sealed.facts, publicUrl }) : undefined
}

/** Of what was paid to whom, how and when. */
function sealedOf(release: KeptRelease): SealedFacts | null {
  const { id, number, paid_on, pay_mode, check_no, seller_id, lines } = release
  if (number === null || paid_on === null) return null
  const status = release.status === 'voided' ? 'void' : 'valid'
  return {
    document: { kind: 'commission_release', subject: id, number, issued_on: paid_on, status },
    facts: { number, paid_on, pay_mode, check_no, seller_id, lines, steps: paymentSteps(release) },
  }
}
