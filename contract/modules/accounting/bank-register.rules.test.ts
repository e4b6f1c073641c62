import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moneyText } from '@contract/kernel/money'
import { registerSteps } from '@contract/modules/accounting/bank-register.rules'

const amount = fc.bigInt({ min: 1n, max: 10n ** 12n })
const moves = fc.array(fc.record({ amount, isIn: fc.boolean() }), { minLength: 1, maxLength: 20 })
const named = { id: '', entry_id: '', number: '', entry_date: '2026-03-01', memo: '', bank_line_id: null }

it('the balance after each line is what the account opened by, what came in until then and what went out', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), moves, (opening, all) => {
      let balance = opening
      const lines = all.map(({ amount: moved, isIn }) => {
        balance += isIn ? moved : -moved
        const [debit, credit] = isIn ? [moved, 0n] : [0n, moved]
        return { ...named, debit: moneyText(debit), credit: moneyText(credit), balance: moneyText(balance) }
      })
      for (const [at, line] of lines.entries()) {
        const steps = registerSteps({ opening: moneyText(opening), lines }, at)
        expect(moneyText(steps.at(-1)?.amount ?? 0n)).toBe(line.balance)
        expect(steps.map(({ key }) => key)).toEqual(['opening', 'moved_in', 'moved_out', 'balance_after'])
      }
    }),
  )
})
