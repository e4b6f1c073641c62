import { startComputation, type Step } from '@contract/kernel/computation'
import { roundedDivision, type Centavos } from '@contract/kernel/money'
import type { Rate } from '@contract/kernel/rates'
import { RefusedTerms } from '@contract/kernel/refused-terms'

export type VatMode = 'exclusive' | 'inclusive' | 'none'
export type SoaKey = 'net' | 'vat' | 'gross' | 'ewt' | 'collectible'

export type SoaAmounts = Record<SoaKey, Centavos> & { steps: readonly Step<SoaKey>[] }

/** `amount` is without the tax where the agreement is exclusive, with it where it is inclusive. */
export function soaAmounts(
  amount: Centavos,
  terms: { vat_mode: VatMode; vat_rate: Rate; ewt_rate: Rate },
): SoaAmounts {
  const { add, amountOf, steps } = startComputation<SoaKey>('R-11')
  if (terms.vat_mode === 'inclusive') {
    add('gross', { by: 'given', amount })
    add('net', { by: 'net_of_tax', of: 'gross', rate: terms.vat_rate })
    add('vat', { by: 'difference', from: 'gross', less: ['net'] })
  } else {
    add('net', { by: 'given', amount })
    add('vat', { by: 'percent', of: 'net', rate: terms.vat_mode === 'none' ? 0n : terms.vat_rate })
    add('gross', { by: 'sum', of: ['net', 'vat'] })
  }
  add('ewt', { by: 'percent', of: 'net', rate: terms.ewt_rate })
  add('collectible', { by: 'difference', from: 'gross', less: ['ewt'] })
  return {
    net: amountOf('net'),
    vat: amountOf('vat'),
    gross: amountOf('gross'),
    ewt: amountOf('ewt'),
    collectible: amountOf('collectible'),
    steps,
  }
}

/** as much of a share as the developer has settled of the line, tax withheld counted as settled. */
export function releasableAmount(share: Centavos, settled: Centavos, billedGross: Centavos): Centavos {
  if (settled < 0n || settled > billedGross) throw new RefusedTerms('settled_above_billed')
  return billedGross === 0n ? 0n : roundedDivision(share * settled, billedGross)
}
