import type { KeptRelease } from '@contract/modules/commission/release.document'
import type { DrawPaper } from '@server/platform/documents/document-parts'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import { sealVoucher } from '@server/modules/commission/releases/seal-voucher'
import { findVoucherFacts } from '@server/modules/commission/releases/voucher.repository'
import { voucherPaper } from '@server/modules/commission/releases/voucher-paper'

/** The voucher of a release, with its seal once it is paid. */
export const drawVoucher =
  (publicUrl: () => string): DrawPaper<DocumentRow & KeptRelease> =>
  async (tx, row) => {
    const facts = await findVoucherFacts(tx.db, row)
    const seal = await sealVoucher(tx, row, publicUrl())
    return (head, locale) => ({ ...voucherPaper(row, facts, head, locale), seal })
  }
