import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText } from '@contract/kernel/money'
import {
  checkLines,
  entriesByUnit,
  mirrorOf,
  openAmount,
  type EntryLine,
  type Party,
} from '@contract/modules/accounting/entry.rules'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { MARCH_BALANCES, MARCH_BOOKS, MARKETING_ENTRY } from '@tests/support/march-books'

const party: Party = { party_type: 'seller', party_id: 'seller' }

function balances(lines: readonly EntryLine[]): Record<string, string> {
  const open = new Map<string, bigint>()
  for (const { account, side, amount } of lines)
    open.set(account, (open.get(account) ?? 0n) + (side === 'debit' ? amount : -amount))
  return Object.fromEntries([...open].map(([account, amount]) => [account, moneyText(amount)]))
}

const some = fc.oneof(fc.constant(0n), fc.bigInt({ min: 0n, max: 10n ** 14n }))
const signed = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
const any = fc.constant(party)
const cost = fc.constantFrom('sellers_commission' as const, 'overrides' as const, 'incentives' as const)
const shares = fc.array(fc.record({ cost, amount: some, seller: any }), { maxLength: 4 })
const movement = fc.record({ party: any, amount: some })
const account = fc.constantFrom('6100', '6300')
const costs = fc.array(fc.record({ account, net: some, ou_id: fc.constantFrom('a', 'b', 'c') }), {
  maxLength: 4,
})
const clawbackShare = fc.record({ cost, seller: any, released: some, unreleased: some, applied: some })

type PostingEvent = keyof typeof POSTING
const EVENTS: { [Event in PostingEvent]: fc.Arbitrary<Parameters<(typeof POSTING)[Event]>[0]> } = {
  statement_sent: fc.record({
    recognition: fc.constantFrom('on_billing', 'on_collection'),
    developer: any,
    net: some,
    incentive: some,
    vat: some,
    shares,
  }),
  collection_posted: fc.record({
    developer: any,
    cash: some,
    ewt: some,
    settled: some,
    earned: some,
    incentive: some,
    shares,
  }),
  unapplied_allocated: fc.record({ developer: any, amount: some, earned: some, incentive: some, shares }),
  release_paid: fc.record({
    seller: any,
    gross: some,
    vat: some,
    ewt: some,
    holdback: some,
    clawback: some,
    advances: fc.array(fc.record({ amount: some, party: any }), { maxLength: 3 }),
    returned: some,
    other_deduction: some,
  }),
  holdback_released: movement,
  incentive_granted: fc.record({ shares }),
  clawback_opened: fc.record({
    developer: any,
    earned: some,
    incentive: some,
    deferred: some,
    vat: some,
    unpaid: some,
    shares: fc.array(clawbackShare, { maxLength: 3 }),
  }),
  commission_adjusted: fc
    .record({
      developer: any,
      earned: signed,
      deferred: signed,
      vat: signed,
      credited: fc.constant(0n),
      refund: signed,
      shares: fc.array(fc.record({ cost, amount: signed, seller: any }), { maxLength: 4 }),
    })
    .map(event => ({ ...event, credited: event.earned + event.deferred + event.vat - event.refund })),
  clawback_of_reversal: fc.record({ seller: any, gross: some, applied: some }),
  clawback_written_off: movement,
  advance_released: movement,
  advance_liquidated: fc.record({ costs, vat: some, ewt: some, party: any, balance: some }),
  advance_returned: movement,
  expense_posted: fc.record({ costs, vat: some, ewt: some, is_paid: fc.boolean() }),
  payables_paid: fc.record({ bills: fc.array(fc.record({ supplier: any, amount: some }), { maxLength: 4 }) }),
  payroll_approved: fc.record({
    gross: some,
    employee_contributions: some,
    employer_contributions: some,
    tax: some,
    advances: fc.array(fc.record({ amount: some, employee: any }), { maxLength: 2 }),
    is_paid: fc.boolean(),
  }),
  other_income: fc.record({ amount: some }),
}

describe('the journal matrix', () => {
  it('EX-34 leaves each account of the month as worked out', () => {
    expect(MARCH_BOOKS.map(({ lines }) => checkLines(lines))).toEqual(MARCH_BOOKS.map(() => []))
    expect(balances(MARCH_BOOKS.flatMap(({ lines }) => lines))).toEqual(MARCH_BALANCES)
  })

  it('EX-35 voids an entry by a mirror that brings every account back', () => {
    const both = [...MARKETING_ENTRY, ...mirrorOf(MARKETING_ENTRY)]
    expect(new Set(Object.values(balances(both)))).toEqual(new Set(['0.00']))
    expect(balances(mirrorOf(MARKETING_ENTRY))).toMatchObject({ '6300': '-6660.71', '1020': '7326.78' })
  })

  it('defers revenue and shares until the collection where the company recognises them there', () => {
    const shares = [{ cost: 'overrides' as const, amount: 30n, seller: party }]
    const billed = { developer: party, net: 100n, vat: 12n, shares }
    expect(balances(POSTING.statement_sent({ ...billed, recognition: 'on_collection' }))).toEqual({
      '1110': '1.12',
      '2085': '-1.00',
      '2030': '-0.12',
    })
    const collected = { developer: party, cash: 112n, ewt: 0n, settled: 112n, earned: 100n, shares }
    expect(balances(POSTING.collection_posted(collected))).toEqual({
      '1020': '1.12',
      '1110': '-1.12',
      '2085': '1.00',
      '4010': '-1.00',
      '5020': '0.30',
      '2020': '-0.30',
    })
  })

  it('sets a receipt without money off against what the developer is owed: nothing came to the bank', () => {
    const lines = POSTING.collection_posted({
      ...{ developer: party, cash: 500n, is_offset: true, ewt: 0n, settled: 500n, earned: 0n, shares: [] },
    })
    expect(balances(lines)).toEqual({ '2080': '5.00', '1110': '-5.00' })
    expect(lines.map(line => line.party)).toEqual([party, party])
  })

  it('keeps apart what a collection settles and what still waits for a statement', () => {
    const lines = POSTING.collection_posted({
      developer: party,
      cash: 500n,
      ewt: 50n,
      settled: 400n,
      earned: 0n,
      shares: [],
    })
    expect(balances(lines)).toEqual({ '1020': '5.00', '1120': '0.50', '1110': '-4.00', '2080': '-1.50' })
  })

  it('takes back a cancelled sale: what was released is owed by the seller, less what was held back', () => {
    const lines = POSTING.clawback_opened({
      developer: party,
      earned: 1000n,
      deferred: 0n,
      vat: 120n,
      unpaid: 420n,
      shares: [{ cost: 'sellers_commission', seller: party, released: 300n, unreleased: 200n, applied: 30n }],
    })
    expect(balances(lines)).toEqual({
      '4010': '10.00',
      '2030': '1.20',
      '1110': '-4.20',
      '2080': '-7.00',
      '2070': '0.30',
      '1130': '2.70',
      '2020': '2.00',
      '5010': '-5.00',
    })
  })

  it('owes a seller again what was paid to him too soon, who owes it back less what was held back', () => {
    expect(balances(POSTING.clawback_of_reversal({ seller: party, gross: 300n, applied: 30n }))).toEqual({
      '2070': '0.30',
      '1130': '2.70',
      '2020': '-3.00',
    })
  })

  it('gives up what a seller owes as an operating expense', () => {
    expect(balances(POSTING.clawback_written_off({ party, amount: 270n }))).toEqual({
      '6900': '2.70',
      '1130': '-2.70',
    })
  })

  it('clears an advance by what was spent, and pays what was spent beyond it', () => {
    const liquidated = (spent: bigint) =>
      balances(
        POSTING.advance_liquidated({
          party,
          balance: 2_500_000n,
          costs: [{ account: '6400', net: spent }],
          vat: 0n,
          ewt: 0n,
        }),
      )
    expect(liquidated(1_843_750n)).toEqual({ '6400': '18437.50', '1130': '-18437.50' })
    expect(liquidated(2_611_240n)).toEqual({ '6400': '26112.40', '1130': '-25000.00', '1020': '-1112.40' })
  })

  it('owes the supplier, and the employees, what is not paid at once', () => {
    const owed = { costs: [{ account: '6200', net: 100n }], vat: 12n, ewt: 2n, is_paid: false }
    expect(balances(POSTING.expense_posted(owed))).toMatchObject({ '2010': '-1.10', '2040': '-0.02' })
    const payroll = { employee_contributions: 10n, employer_contributions: 15n, tax: 5n, is_paid: false }
    const advances = [{ amount: 20n, employee: party }]
    expect(balances(POSTING.payroll_approved({ ...payroll, gross: 100n, advances }))).toMatchObject({
      '2080': '-0.65',
      '1130': '-0.20',
      '2060': '-0.25',
    })
  })

  it.each(Object.entries(EVENTS) as [PostingEvent, fc.Arbitrary<never>][])(
    'balances %s in every unit, whatever its amounts',
    (event, amounts) => {
      fc.assert(
        fc.property(amounts, given => {
          const lines = POSTING[event](given)
          expect(openAmount(lines)).toBe(0n)
          expect(lines.filter(line => line.amount <= 0n)).toEqual([])
          for (const own of entriesByUnit('a', lines).values()) expect(checkLines(own)).toEqual([])
        }),
      )
    },
  )
})
