import type { BrokenRule } from '@contract/kernel/broken-rule'
import type { Centavos } from '@contract/kernel/money'
import { percentOf, type Rate } from '@contract/kernel/rates'

export const MOVEMENT_KINDS = [
  'release',
  'liquidation',
  'cash_return',
  'payroll_deduction',
  'commission_deduction',
  'additional_payment',
  'write_off',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]
/** What undoes another movement has its kind, and takes back what that did. */
export type AdvanceMovement = { kind: MovementKind; amount: Centavos; isReversal?: boolean }

/** What is paid out to whoever asked; the others bring it back. */
const PAID_OUT: ReadonlySet<MovementKind> = new Set(['release', 'additional_payment'])

function effectOf({ kind, amount, isReversal = false }: AdvanceMovement): Centavos {
  return PAID_OUT.has(kind) === isReversal ? -amount : amount
}

/** What is open of an advance: the sum of what moved it, and kept nowhere else. */
export const openBalance = (movements: readonly AdvanceMovement[]): Centavos =>
  movements.reduce((sum, movement) => sum + effectOf(movement), 0n)

/** What was spent beyond the balance is paid to whoever spent it. */
export function liquidationMovements(balance: Centavos, spent: Centavos): AdvanceMovement[] {
  const owed = spent - balance
  const liquidation = { kind: 'liquidation', amount: spent } as const
  return owed > 0n ? [liquidation, { kind: 'additional_payment', amount: owed }] : [liquidation]
}

/** What keeps amounts from being taken off a balance. */
export function checkReturned(balance: Centavos, amount: Centavos): BrokenRule[] {
  if (amount <= 0n) return [{ path: 'amount', code: 'advance_needs_amount' }]
  return amount > balance ? [{ path: 'amount', code: 'advance_beyond_balance' }] : []
}

export type PayDeduction = {
  /** Open balances, the oldest first, each with what one pay is to bring back. */
  advances: readonly { balance: Centavos; installment: Centavos }[]
  /** After statutory deductions. */
  net_pay: Centavos
  cap_rate: Rate
}

/** what one pay brings back of each advance; the rest carries over. */
export function payDeductions({ advances, net_pay, cap_rate }: PayDeduction): Centavos[] {
  return deductionsWithin(advances, net_pay > 0n ? percentOf(net_pay, cap_rate) : 0n)
}

/** What is brought back of each advance, the oldest first, as long as no more than the cap is taken. */
export function deductionsWithin(advances: PayDeduction['advances'], cap: Centavos): Centavos[] {
  let left = cap > 0n ? cap : 0n
  return advances.map(({ balance, installment }) => {
    const part = [balance, installment, left].reduce((least, each) => (each < least ? each : least))
    left -= part
    return part
  })
}

/** What one of several installments brings back: the last one is what the others leave. */
export const installmentOf = (amount: Centavos, count: number): Centavos =>
  (amount + BigInt(count) - 1n) / BigInt(count)
