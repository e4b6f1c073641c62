import type { Centavos } from '@contract/kernel/money'
import { taxedAmounts, type VatMode } from '@contract/kernel/taxed-amounts'
import type { Rate } from '@contract/kernel/rates'

/** A line that bills a tranche, as it stands. */
export type StandingLine = {
  net: Centavos
  gross: Centavos
  /** By which its statement was billed. */
  vat_rate: Rate
  /** What receipts settled of it, and what of that is owed back already. */
  received: Centavos
  refunded: Centavos
}

/** What the developer paid beyond what is due. */
export const refundDue = (due: Centavos, received: Centavos): Centavos =>
  received > due ? received - due : 0n

export type LineChange = {
  /** Less of it is due by this much; below nothing where more is. */
  net: Centavos
  vat: Centavos
  /** Of both: what was not paid is credited, the rest is owed back. */
  credit: Centavos
  refund: Centavos
  due: { net: Centavos; gross: Centavos }
}

/** What becomes of the line when the tranche that it bills is worth another amount. */
export function adjustLine(line: StandingLine, tranche: Centavos, vat_mode: VatMode): LineChange {
  const isTaxed = line.gross !== line.net
  const terms = { vat_mode: isTaxed ? vat_mode : 'none', vat_rate: line.vat_rate, ewt_rate: 0n } as const
  const due = taxedAmounts('R-11', 'collectible', tranche, terms)
  const less = line.gross - due.gross
  const net = line.net - due.net
  const refund = refundDue(due.gross, line.received) - line.refunded
  return {
    ...{ net, vat: less - net, credit: less - refund, refund },
    due: { net: due.net, gross: due.gross },
  }
}
