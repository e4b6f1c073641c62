import { startComputation } from '@contract/kernel/computation'
import { parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { BankRegister } from '@contract/modules/accounting/bank-register'

export type RegisterStep = 'opening' | 'moved_in' | 'moved_out' | 'balance_after'

/** How the balance after a line comes about; after all of them it is the closing one. */
export function registerSteps({ opening, lines }: Pick<BankRegister, 'opening' | 'lines'>, at: number) {
  const until = lines.slice(0, at + 1)
  const { add, steps } = startComputation<RegisterStep>('register')
  add('opening', { by: 'given', amount: parseMoney(opening) })
  add('moved_in', { by: 'given', amount: total(until.map(({ debit }) => parseMoney(debit))) })
  add('moved_out', { by: 'given', amount: -total(until.map(({ credit }) => parseMoney(credit))) })
  add('balance_after', { by: 'sum', of: ['opening', 'moved_in', 'moved_out'] })
  return steps
}
