import { startComputation, type Step } from '@contract/kernel/computation'
import type { Centavos } from '@contract/kernel/money'
import type { Rate } from '@contract/kernel/rates'

export type VatMode = 'exclusive' | 'inclusive' | 'none'
export type TaxTerms = { vat_mode: VatMode; vat_rate: Rate; ewt_rate: Rate }
type TaxedKey = 'net' | 'vat' | 'gross' | 'ewt'

export type TaxedAmounts<Paid extends string> = Record<TaxedKey | Paid, Centavos> & {
  steps: readonly Step<TaxedKey | Paid>[]
}

/** `amount` is without VAT where the terms are exclusive, with it where they are inclusive. Tax is withheld of the net. */
export function taxedAmounts<Paid extends string>(
  rule: string,
  paid: Paid,
  amount: Centavos,
  terms: TaxTerms,
): TaxedAmounts<Paid> {
  const { add, steps } = startComputation<TaxedKey | Paid>(rule)
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
  add(paid, { by: 'difference', from: 'gross', less: ['ewt'] })
  const amounts = Object.fromEntries(steps.map(step => [step.key, step.amount]))
  return { ...(amounts as Record<TaxedKey | Paid, Centavos>), steps }
}
