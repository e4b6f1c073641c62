import type { Centavos } from '@contract/kernel/money'
import { splitByWeights } from '@contract/kernel/parts'
import type { AdjustedTranche } from '@contract/modules/commission/adjustment.rules'

const positive = (amount: Centavos): Centavos => (amount > 0n ? amount : 0n)

/**
 * A tranche less what a credit gave up of it: company and sellers give up by what each is due. It follows from what is
 * due and from what was given up in all, so that an amendment before or after the credit comes to the same.
 */
export function withoutWaived(tranche: AdjustedTranche, waived: Centavos): AdjustedTranche {
  const less = waived < tranche.gross ? waived : tranche.gross
  if (less === 0n) return tranche
  // The company may be a centavo below nothing where the sellers take all of a tranche.
  const [ofCompany = 0n, ...parts] = splitByWeights(
    less,
    [tranche.company, ...tranche.sellers.map(({ amount }) => amount)].map(positive),
  )
  return {
    ...tranche,
    gross: tranche.gross - less,
    company: tranche.company - ofCompany,
    sellers: tranche.sellers.map(({ id, amount }, at) => ({ id, amount: amount - (parts[at] ?? 0n) })),
  }
}
