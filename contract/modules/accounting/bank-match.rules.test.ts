import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '@contract/kernel/dates'
import {
  MATCH_DAYS,
  suggestMatches,
  type OpenBankLine,
  type OpenLedgerLine,
} from '@contract/modules/accounting/bank-match.rules'

const DAY = '2026-11-10'
const bank = (id: string, amount: bigint, days = 0, parts: Partial<OpenBankLine> = {}): OpenBankLine => ({
  id,
  date: addDays(DAY, days),
  amount,
  reference: null,
  description: 'Payment',
  ...parts,
})
const entry = (id: string, amount: bigint, days = 0, words = ''): OpenLedgerLine => ({
  id,
  date: addDays(DAY, days),
  amount,
  words,
})
const said = (lines: OpenBankLine[], ledger: OpenLedgerLine[]) =>
  suggestMatches(lines, ledger).map(({ bank_line_id, journal_line_id, is_sure }) => [
    bank_line_id,
    journal_line_id,
    is_sure,
  ])

describe('a suggested match', () => {
  it('is sure where neither line has another candidate', () => {
    expect(said([bank('b1', -8500n, 2)], [entry('l1', -8500n)])).toEqual([['b1', 'l1', true]])
  })

  it('needs the same amount on the same side, within five days', () => {
    expect(said([bank('b1', 8500n)], [entry('l1', -8500n), entry('l2', 8501n)])).toEqual([])
    expect(said([bank('b1', 8500n, 5)], [entry('l1', 8500n)])).toHaveLength(1)
    expect(said([bank('b1', 8500n, 6)], [entry('l1', 8500n)])).toEqual([])
  })

  it('of two candidates takes the nearer, and is not sure', () => {
    expect(said([bank('b1', -100n, 1)], [entry('l1', -100n, 4), entry('l2', -100n)])).toEqual([
      ['b1', 'l2', false],
    ])
  })

  it('goes by the reference before the day, and is then sure', () => {
    const lines = [bank('b1', -100n, 0, { reference: '000123' })]
    const ledger = [entry('l1', -100n, 0), entry('l2', -100n, 4, 'Check 000123, rent')]
    expect(said(lines, ledger)).toEqual([['b1', 'l2', true]])
    const named = [bank('b1', -100n, 0, { description: 'TRF JE CEB 2026 000007' })]
    expect(said(named, [entry('l1', -100n), entry('l2', -100n, 3, 'JE-CEB-2026-000007')])).toEqual([
      ['b1', 'l2', true],
    ])
  })

  it('never gives a line twice, another amount or a day too far, whatever stands open', () => {
    const lines = fc.array(fc.record({ amount: fc.bigInt(-5n, 5n), days: fc.integer({ min: 0, max: 20 }) }), {
      maxLength: 30,
    })
    fc.assert(
      fc.property(lines, lines, (ofBank, ofLedger) => {
        const banks = ofBank.map(({ amount, days }, at) => bank(`b${at}`, amount, days))
        const ledger = ofLedger.map(({ amount, days }, at) => entry(`l${at}`, amount, days))
        const found = suggestMatches(banks, ledger)
        expect(new Set(found.map(({ bank_line_id }) => bank_line_id)).size).toBe(found.length)
        expect(new Set(found.map(({ journal_line_id }) => journal_line_id)).size).toBe(found.length)
        for (const { bank_line_id, journal_line_id } of found) {
          const one = banks.find(({ id }) => id === bank_line_id)
          const other = ledger.find(({ id }) => id === journal_line_id)
          expect(one?.amount).toBe(other?.amount)
          expect(Math.abs(daysBetween(one?.date ?? '', other?.date ?? ''))).toBeLessThanOrEqual(MATCH_DAYS)
        }
      }),
    )
  })
})
