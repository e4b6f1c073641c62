import { roundedDivision, type Centavos } from '@contract/kernel/money'
import { RefusedTerms } from '@contract/kernel/refused-terms'
import { taxedAmounts, type TaxTerms } from '@contract/kernel/taxed-amounts'

/** what a developer is billed, and what of it comes in after the tax that the developer withholds. */
export const soaAmounts = (amount: Centavos, terms: TaxTerms) =>
  taxedAmounts('R-11', 'collectible', amount, terms)

/** as much of a share as the developer has settled of the line, tax withheld counted as settled. */
export function releasableAmount(share: Centavos, settled: Centavos, billedGross: Centavos): Centavos {
  if (settled < 0n || settled > billedGross) throw new RefusedTerms('settled_above_billed')
  return billedGross === 0n ? 0n : roundedDivision(share * settled, billedGross)
}
