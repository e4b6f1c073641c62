import { paymentSteps } from '@contract/modules/commission/release-steps.rules'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import type { Tx } from '@server/platform/db/transaction'
import type { PaperSeal } from '@server/platform/pdf/paper'
import { sealDocument } from '@server/platform/seals/seal-document'

/** The seal of a voucher that was paid: of what was paid to whom, how and when. One not paid yet has none. */
export async function sealVoucher(
  tx: Tx,
  release: KeptRelease,
  publicUrl: string,
): Promise<PaperSeal | undefined> {
  const { id, number, paid_on, pay_mode, check_no, seller_id, lines } = release
  if (number === null || paid_on === null) return undefined
  return sealDocument(tx, {
    kind: 'commission_release',
    ...{ subject: id, number, issued_on: paid_on, publicUrl },
    status: release.status === 'voided' ? 'void' : 'valid',
    facts: { number, paid_on, pay_mode, check_no, seller_id, lines, steps: paymentSteps(release) },
  })
}
