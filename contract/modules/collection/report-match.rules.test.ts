import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  matchReport,
  receiptPart,
  type OurTranche,
  type ReportedRow,
} from '@contract/modules/collection/report-match.rules'

const ours = (id: string, more: Partial<OurTranche> = {}): OurTranche => ({
  ...{
    id,
    line_id: `line ${id}`,
    sale_no: `SALE-${id}`,
    unit_code: `B-12 / L-${id}`,
    buyer_name: 'Ana M. Cruz',
  },
  ...{ base: 1_000_000_00n, rate: 5_000_000n, gross: 56_000_00n, tax: 5_000_00n, paid: 0n },
  ...{ incentive: null, is_due: true, is_open: true, ...more },
})
const said = (of: OurTranche, more: Partial<ReportedRow> = {}): ReportedRow => ({
  ...{ row: 0, sale_no: null, unit_code: of.unit_code, buyer_name: of.buyer_name },
  ...{ base: of.base, rate: of.rate, gross: of.gross, tax: of.tax, paid: of.paid, ...more },
})
const one = ours('1')

describe('a row of a developer’s report beside what is ours', () => {
  it.each([
    ['what equals ours is the same', {}, 'same', 'confident'],
    ['a unit is found however its code is written', { unit_code: 'b12l1' }, 'same', 'confident'],
    ['a buyer is found with the last name first', { buyer_name: 'CRUZ, Ana M' }, 'same', 'confident'],
    ['a unit and its gross are enough', { buyer_name: 'Somebody Else' }, 'same', 'confident'],
    ['a unit alone is probable', { buyer_name: null, gross: 1n }, 'other_gross', 'probable'],
    ['a buyer and the gross are probable', { unit_code: null }, 'same', 'probable'],
    ['a buyer alone is nobody', { unit_code: null, gross: null }, 'unknown_sale', 'none'],
    ['another number of a sale is another sale', { sale_no: 'SALE-9' }, 'unknown_sale', 'none'],
    ['another base comes before the gross it makes', { base: 1n, gross: 2n }, 'other_base', 'confident'],
    ['another rate comes before the gross it makes', { rate: 1n, gross: 2n }, 'other_rate', 'confident'],
    ['a centavo more of the gross is another', { gross: 56_000_01n }, 'other_gross', 'confident'],
    ['another tax', { tax: 4_999_99n }, 'other_tax', 'confident'],
    ['what they say they paid and we have not', { paid: 1n }, 'missing_receipt', 'confident'],
    [
      'what is not said is no difference',
      { base: null, rate: null, tax: null, paid: null },
      'same',
      'confident',
    ],
  ] as const)('%s', (_title, more, kind, confidence) => {
    expect(matchReport([said(one, more)], [one])[0]).toMatchObject({ kind, confidence })
  })

  it('is a missing payment where we have a receipt of which they do not know', () => {
    const paid = ours('1', { paid: 1n })
    expect(matchReport([said(paid, { paid: 0n })], [paid])).toMatchObject([{ kind: 'missing_payment' }])
  })
  it('is not billed where the tranche has no line yet', () => {
    const early = ours('1', { line_id: null })
    expect(matchReport([said(early)], [early])).toMatchObject([{ kind: 'not_billed' }])
  })
  it('is reported twice where another row is already of the tranche', () => {
    expect(matchReport([said(one), said(one, { row: 1 })], [one]).map(({ kind }) => kind)).toEqual([
      ...['same', 'reported_twice'],
    ])
  })
  it('of two tranches of a sale is of the one whose amounts it names', () => {
    const [first, second] = [ours('1'), ours('1', { id: '2', line_id: 'other', gross: 7n })]
    const verdicts = matchReport([said(second), said(first, { row: 1 })], [first, second])
    expect(verdicts.map(verdict => [verdict.kind, verdict.ours?.id])).toEqual([
      ['same', '2'],
      ['same', '1'],
    ])
  })
  it('is missed where it is billed, due and open, and not where it is settled', () => {
    const lines = [
      one,
      ours('2', { is_due: false }),
      ours('3', { is_open: false }),
      ours('4', { line_id: null }),
    ]
    expect(matchReport([], lines)).toMatchObject([{ kind: 'missing_line', ours: { id: '1' } }])
  })
})

const amount = fc.bigInt({ min: 0n, max: 3n })
const tranches = fc
  .array(fc.record({ unit: fc.integer({ min: 1, max: 3 }), gross: amount, base: amount, paid: amount }), {
    maxLength: 8,
  })
  .map(all =>
    all.map(({ unit, ...more }, at) => ours(String(unit), { ...more, id: `t${at}`, line_id: `l${at}` })),
  )
const rows = fc
  .array(
    fc.record({
      unit_code: fc.constantFrom('B-12 / L-1', 'b12l2', 'B-9', null),
      buyer_name: fc.constantFrom('Cruz, Ana M', 'Nobody', null),
      ...{ gross: fc.option(amount), base: fc.option(amount), paid: fc.option(amount) },
    }),
    { maxLength: 8 },
  )
  .map(all => all.map((more, row) => said(one, { rate: null, tax: null, ...more, row })))

describe('a whole report', () => {
  it('gives each row one verdict, and no tranche to two rows', () => {
    fc.assert(
      fc.property(rows, tranches, (report, lines) => {
        const verdicts = matchReport(report, lines)
        expect(verdicts.flatMap(({ row }) => (row ? [row.row] : []))).toEqual(report.map(({ row }) => row))
        const used = verdicts.filter(({ kind }) => kind !== 'reported_twice').flatMap(v => v.ours?.id ?? [])
        expect(new Set(used).size).toBe(used.length)
      }),
    )
  })
  it('never calls a row another that equals ours to the centavo', () => {
    fc.assert(
      fc.property(tranches, lines => {
        const verdicts = matchReport(
          lines.map((line, row) => said(line, { row })),
          lines,
        )
        expect(verdicts.map(({ kind }) => kind)).toEqual(lines.map(() => 'same'))
      }),
    )
  })
  it('does not ask in which order its rows or our lines stand', () => {
    const told = (report: readonly ReportedRow[], lines: readonly OurTranche[]) =>
      matchReport(report, lines)
        .map(({ row, ours: found, kind }) => {
          const words = row && Object.values({ ...row, row: 0 }).join('|')
          return `${words} ${found?.id} ${kind}`
        })
        .toSorted()
    fc.assert(
      fc.property(rows, tranches, (report, lines) => {
        expect(told(report.toReversed(), lines.toReversed())).toEqual(told(report, lines))
      }),
    )
  })
})

describe('the part of a receipt that a reported payment becomes', () => {
  const fresh = { gross: 84_272_15n, ewt: 7_524_30n, cash_settled: 0n, ewt_settled: 0n, open: 84_272_15n }

  it('EX-11 takes tax in proportion, and the rest of it with the last payment', () => {
    const first = receiptPart(fresh, 40_000_00n, null)
    expect(first).toEqual({ cash: 40_000_00n, ewt: 3_921_57n, allocated: 43_921_57n })
    const settled = { cash_settled: 40_000_00n, ewt_settled: 3_921_57n, open: 40_350_58n }
    expect(receiptPart({ ...fresh, ...settled }, 76_747_85n, null)).toEqual({
      ...{ cash: 36_747_85n, ewt: 3_602_73n, allocated: 40_350_58n },
    })
  })
  it('is nothing where as much was received, and never settles more than is open', () => {
    expect(receiptPart({ ...fresh, cash_settled: 5n }, 5n, null)).toBeNull()
    expect(receiptPart({ ...fresh, open: 0n }, 5n, null)).toBeNull()
    expect(receiptPart(fresh, 90_000_00n, null)?.allocated).toBe(84_272_15n)
  })
})
