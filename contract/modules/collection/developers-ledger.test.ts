import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { runLedger, type LedgerMovement } from '@contract/modules/collection/developers-ledger'

const movement = fc.record({
  on: fc.constantFrom('2026-01-31', '2026-02-10', '2026-02-28', '2026-03-01'),
  amount: fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n }).filter(amount => amount !== 0n),
})

it('opens with what came before, foots over its lines, and closes with all of it', () => {
  fc.assert(
    fc.property(
      fc.array(movement, { maxLength: 12 }),
      fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }),
      (rows, before) => {
        const movements = rows.map(({ on, amount }): LedgerMovement => ({
          ...{ on, kind: 'statement', id: 'id', number: 'SOA-1' },
          amount: moneyText(amount),
        }))
        const ledger = runLedger(movements, {
          ...{ from: '2026-02-01', to: '2026-02-28', before: moneyText(before) },
        })
        const sum = (test: (on: string) => boolean) =>
          total(rows.filter(({ on }) => test(on)).map(({ amount }) => amount))
        expect(parseMoney(ledger.opening)).toBe(before + sum(on => on < '2026-02-01'))
        expect(parseMoney(ledger.closing)).toBe(before + sum(on => on <= '2026-02-28'))
        const change = parseMoney(ledger.debit) - parseMoney(ledger.credit)
        expect(parseMoney(ledger.opening) + change).toBe(parseMoney(ledger.closing))
        expect(ledger.lines.at(-1)?.balance ?? ledger.opening).toBe(ledger.closing)
      },
    ),
  )
})
