import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import {
  RECORD_FIGURES,
  sellerRecord,
  STANDING_FIGURES,
  type RecordFacts,
} from '@contract/modules/commission/seller-record.rules'
import { SHARE_STATES, type ShareState } from '@contract/modules/commission/transaction.resource'

const NO_FACTS: RecordFacts = { shares: [], holdbacks: [], clawbacks: [], taxes: [] }
const WHOSE = { seller_id: 'agent', ou_id: 'cebu' }
const share = (
  state: ShareState,
  amount: string,
  releasable = '0.00',
  released = '0.00',
  clawed = '0.00',
) => ({
  ...WHOSE,
  ...{ state, amount, releasable, released, clawed_back: clawed },
})

describe('the commission record of a seller', () => {
  it('EX-08 and EX-11 tell each tranche of an agent where it stands', () => {
    const { rows } = sellerRecord({
      ...NO_FACTS,
      shares: [
        share('partly_collected', '14630.58', '7625.27', '7000.00'),
        share('eligible', '14630.59'),
        share('locked', '9753.72'),
        share('projected', '9753.72'),
      ],
    })
    expect(rows).toMatchObject([
      {
        ...WHOSE,
        figures: {
          ...{ projected: '9753.72', locked: '9753.72', eligible: '14630.59' },
          ...{ billed: '7005.31', collected: '7625.27', released: '7000.00', balance: '625.27' },
        },
      },
    ])
  })

  it('counts what was clawed back as not released, and a reversed share nowhere', () => {
    const { total: sum } = sellerRecord({
      ...NO_FACTS,
      shares: [share('reversed', '14630.58', '0.00', '14630.58', '14630.58')],
      clawbacks: [{ ...WHOSE, amount: '13167.52' }],
    })
    expect(sum).toMatchObject({ collected: '0.00', released: '0.00', balance: '0.00' })
    expect(sum.open_clawback).toBe('13167.52')
  })

  const cents = fc.bigInt({ min: 0n, max: 10n ** 9n })
  const whose = fc.record({
    seller_id: fc.constantFrom('a', 'b', 'c'),
    ou_id: fc.constantFrom('cebu', 'davao'),
  })
  const anyShare = fc
    .tuple(whose, fc.constantFrom(...SHARE_STATES), cents, cents)
    .map(([of, state, a, b]) => {
      const [releasable, amount] = a < b ? [a, b] : [b, a]
      return {
        ...of,
        ...{ state, amount: moneyText(amount), releasable: moneyText(releasable) },
        ...{ released: moneyText(releasable / 2n), clawed_back: moneyText(releasable / 4n) },
      }
    })
  const anyAmount = fc.tuple(whose, cents).map(([of, amount]) => ({ ...of, amount: moneyText(amount) }))

  it('foots: rows to the total, and states to all that is not reversed', () => {
    fc.assert(
      fc.property(fc.array(anyShare), fc.array(anyAmount), (shares, amounts) => {
        const taxes = amounts.map(({ amount, ...of }) => ({ ...of, gross: amount, tax: amount }))
        const record = sellerRecord({ shares, holdbacks: amounts, clawbacks: amounts, taxes })
        for (const figure of RECORD_FIGURES)
          expect(total(record.rows.map(({ figures }) => parseMoney(figures[figure])))).toBe(
            parseMoney(record.total[figure]),
          )
        const standing = shares.filter(({ state }) => state !== 'reversed')
        expect(total(STANDING_FIGURES.map(figure => parseMoney(record.total[figure])))).toBe(
          total(standing.map(({ amount }) => parseMoney(amount))),
        )
        for (const { figures } of record.rows) expect(parseMoney(figures.balance)).toBeGreaterThanOrEqual(0n)
      }),
    )
  })
})
