import { startComputation, type Step } from '@contract/kernel/computation'
import type { Centavos } from '@contract/kernel/money'
import type { Rate } from '@contract/kernel/rates'
import { RefusedTerms } from '@contract/kernel/refused-terms'

export type ReleaseTerms = {
  gross: Centavos
  /** Of a payee who is registered and has sent an invoice; nothing for everybody else. */
  payee_vat_rate: Rate
  ewt_rate: Rate
  /** The sum of what is held back of each share by its own scheme. */
  holdback: Centavos
  open_clawback: Centavos
  /** Open balances, the oldest first. */
  advances: readonly Centavos[]
  /** How much of what is left may go to advances at once. */
  cap_rate: Rate
  other_deduction: Centavos
  /** Held back of earlier releases and due now; its tax was withheld then. */
  returned?: Centavos
}

export type ReleaseKey =
  | 'gross'
  | 'vat'
  | 'payable'
  | 'ewt'
  | 'holdback'
  | 'after_holdback'
  | 'open_clawback'
  | 'clawback'
  | 'cap_base'
  | 'cap'
  | 'open_advances'
  | 'advance_deduction'
  | 'other_deduction'
  | 'after_deductions'
  | 'returned'
  | 'net'

export type ReleaseAmounts = {
  vat: Centavos
  ewt: Centavos
  holdback: Centavos
  clawback: Centavos
  advance_deduction: Centavos
  /** What is deducted of each advance, in the order they were given. */
  deductions: readonly Centavos[]
  other_deduction: Centavos
  returned: Centavos
  net: Centavos
  steps: readonly Step<ReleaseKey>[]
}

/** R-16, in its order. The tax is on the gross alone; the payee's own VAT passes through untouched. */
export function releaseAmounts(terms: ReleaseTerms): ReleaseAmounts {
  if (terms.open_clawback < 0n || terms.other_deduction < 0n) throw new RefusedTerms('deduction_negative')
  const { add, amountOf, steps } = startComputation<ReleaseKey>('R-16')
  add('gross', { by: 'given', amount: terms.gross })
  add('vat', { by: 'percent', of: 'gross', rate: terms.payee_vat_rate })
  add('ewt', { by: 'percent', of: 'gross', rate: terms.ewt_rate })
  add('holdback', { by: 'given', amount: terms.holdback })
  const rest = add('after_holdback', { by: 'difference', from: 'gross', less: ['ewt', 'holdback'] })
  if (rest < 0n) throw new RefusedTerms('release_below_nothing')
  add('open_clawback', { by: 'given', amount: terms.open_clawback })
  add('clawback', { by: 'smaller', of: ['open_clawback', 'after_holdback'] })
  add('cap_base', { by: 'difference', from: 'after_holdback', less: ['clawback'] })
  add('cap', { by: 'percent', of: 'cap_base', rate: terms.cap_rate })
  add('open_advances', { by: 'given', amount: terms.advances.reduce((sum, open) => sum + open, 0n) })
  const deducted = add('advance_deduction', { by: 'smaller', of: ['cap', 'open_advances'] })
  add('other_deduction', { by: 'given', amount: terms.other_deduction })
  const kept = ['ewt', 'holdback', 'clawback', 'advance_deduction', 'other_deduction'] as const
  add('payable', { by: 'sum', of: ['gross', 'vat'] })
  add('after_deductions', { by: 'difference', from: 'payable', less: kept })
  add('returned', { by: 'given', amount: terms.returned ?? 0n })
  const net = add('net', { by: 'sum', of: ['after_deductions', 'returned'] })
  if (net < 0n) throw new RefusedTerms('release_below_nothing')
  return {
    vat: amountOf('vat'),
    ewt: amountOf('ewt'),
    holdback: amountOf('holdback'),
    clawback: amountOf('clawback'),
    advance_deduction: deducted,
    deductions: oldestFirst(terms.advances, deducted),
    other_deduction: terms.other_deduction,
    returned: terms.returned ?? 0n,
    net,
    steps,
  }
}

function oldestFirst(advances: readonly Centavos[], deducted: Centavos): Centavos[] {
  let left = deducted
  return advances.map(open => {
    const part = open < left ? open : left
    left -= part
    return part
  })
}
