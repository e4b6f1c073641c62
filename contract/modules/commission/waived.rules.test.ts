import fc from 'fast-check'
import { expect, it } from 'vitest'
import { total } from '@contract/kernel/parts'
import { withoutWaived } from '@contract/modules/commission/waived.rules'

const tranche = (company: bigint, sellers: readonly bigint[]) => ({
  seq: 1,
  gross: company + total(sellers),
  company,
  sellers: sellers.map((amount, index) => ({ id: String(index), amount })),
})

it('gives up of each by what each is due, the odd centavos to the largest fractions', () => {
  const { gross, company, sellers } = withoutWaived(tranche(2_500n, [5_000n, 1_667n, 833n]), 1_001n)
  expect([gross, company, ...sellers.map(({ amount }) => amount)]).toEqual([
    8_999n,
    2_250n,
    4_499n,
    1_500n,
    750n,
  ])
})

it('takes nothing of a company that has a centavo less than nothing', () => {
  const { gross, company, sellers } = withoutWaived(tranche(-1n, [51n, 50n]), 100n)
  expect([gross, company, total(sellers.map(({ amount }) => amount))]).toEqual([0n, -1n, 1n])
})

it('foots to the centavo, gives up no more than there is of anybody, and leaves who is due nothing alone', () => {
  const amount = fc.bigInt(0n, 10_000_000n)
  fc.assert(
    fc.property(
      amount,
      fc.array(amount, { maxLength: 6 }),
      fc.bigInt(0n, 80_000_000n),
      (company, sellers, waived) => {
        const before = tranche(company, sellers)
        const after = withoutWaived(before, waived)
        expect(after.gross).toBe(before.gross > waived ? before.gross - waived : 0n)
        expect(after.company + total(after.sellers.map(each => each.amount))).toBe(after.gross)
        for (const [at, each] of after.sellers.entries()) {
          const was = before.sellers[at]?.amount ?? 0n
          expect(each.amount >= 0n && each.amount <= was).toBe(true)
          // By as much as its part, to the centavo.
          const given = (was - each.amount) * before.gross - was * (before.gross - after.gross)
          expect((given < before.gross && given > -before.gross) || before.gross === 0n).toBe(true)
        }
      },
    ),
  )
})
