import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { splitAllocations, suggestAllocations } from '@contract/modules/collection/allocation.rules'

const cents = (most: bigint) => fc.bigInt({ min: 1n, max: most })
const line = fc.record({
  id: fc.uuid(),
  due_on: fc.constantFrom('2026-03-05', '2026-04-04', '2026-05-02'),
  number: fc.constantFrom('SOA-1', 'SOA-2', 'SOA-3'),
  open_amount: cents(10n ** 9n).map(moneyText),
})
const amountOf = ({ amount }: { amount: string }): Centavos => parseMoney(amount)

describe('what a receipt settles', () => {
  it('is suggested oldest first, never beyond what is open or what came in', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), cents(10n ** 10n), (lines, received) => {
        const suggested = suggestAllocations(received, lines)
        const open = total(lines.map(({ open_amount }) => parseMoney(open_amount)))
        expect(total(suggested.map(amountOf))).toBe(open < received ? open : received)
        const days = suggested.map(({ line_id }) => lines.find(({ id }) => id === line_id)?.due_on ?? '')
        expect(days).toEqual(days.toSorted())
      }),
    )
  })

  it('is split into money and tax that foot to the receipt, whatever is left over', () => {
    fc.assert(
      fc.property(
        fc.array(cents(10n ** 9n), { minLength: 1, maxLength: 6 }),
        cents(10n ** 9n),
        fc.integer({ min: 0, max: 100 }),
        (amounts, rest, share) => {
          const all = total(amounts) + rest
          const ewt = (all * BigInt(share)) / 100n
          const allocations = amounts.map((amount, at) => ({
            line_id: String(at),
            amount: moneyText(amount),
          }))
          const { lines, unapplied } = splitAllocations({ cash: all - ewt, ewt }, allocations)
          expect(total(lines.map(part => part.cash)) + unapplied.cash).toBe(all - ewt)
          expect(total(lines.map(part => part.ewt)) + unapplied.ewt).toBe(ewt)
          expect(lines.map(part => part.cash + part.ewt)).toEqual(amounts)
          expect(lines.every(part => part.cash >= 0n && part.ewt >= 0n)).toBe(true)
        },
      ),
    )
  })
})
