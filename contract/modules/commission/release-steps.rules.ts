import type { KeptRelease } from '@contract/modules/commission/release.document'

export const PAYMENT_STEPS = [
  'gross',
  'vat',
  'withheld',
  'held',
  'clawback',
  'advances',
  'other',
  'returned',
  'net',
] as const
export type PaymentStep = { name: (typeof PAYMENT_STEPS)[number]; amount: string; isLess: boolean }

/** From gross to net, as papers, mails and pages tell it; what is nothing is left out. */
export function paymentSteps(release: KeptRelease): PaymentStep[] {
  const steps: PaymentStep[] = [
    { name: 'gross', amount: release.gross_amount, isLess: false },
    { name: 'vat', amount: release.vat_amount, isLess: false },
    { name: 'withheld', amount: release.ewt_amount, isLess: true },
    { name: 'held', amount: release.holdback_amount, isLess: true },
    { name: 'clawback', amount: release.clawback_amount, isLess: true },
    { name: 'advances', amount: release.advance_amount, isLess: true },
    { name: 'other', amount: release.other_amount, isLess: true },
    { name: 'returned', amount: release.returned_amount, isLess: false },
    { name: 'net', amount: release.net_amount, isLess: false },
  ]
  return steps.filter(({ name, amount }) => name === 'gross' || name === 'net' || amount !== '0.00')
}
