import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney, roundedDivision } from '@contract/kernel/money'
import { BLOCK_ROWS, ColumnIndex, queryAll } from '@/shared/grid/tally/column-index'
import { figureInBar } from '@/shared/grid/tally/figure-text'
import { summaryOf, summaryOfAggregate } from '@/shared/grid/tally/summary-of-tally'
import { addAmount, addValue, emptyTally, join, moneyOf, type Tally } from '@/shared/grid/tally/tally'

const bar = { thousandSeparator: ',', decimalSeparator: '.' }

function shownOf(tally: Tally) {
  const { sum, min, max, average } = summaryOf(tally, tally.count, 'all')
  return [sum, min, max, average].map(figure => figure && figureInBar(figure, bar))
}

function tallyOf(cells: unknown[], add = addValue): Tally {
  const tally = emptyTally()
  for (const cell of cells) add(tally, cell)
  return tally
}

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map(moneyText)
const anything = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
  fc.bigInt(),
  fc.constantFrom(null, '', '  ', 'text', '12', ' 7 ', '1,5', true, { value: 4 }, { value: '' }),
)

describe('what cells come to', () => {
  it('is exact for money, however much and in whatever order', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2, maxLength: 40 }), cells => {
        const sum = cells.map(parseMoney).reduce((all, one) => all + one, 0n)
        const summary = summaryOf(tallyOf(cells, addAmount), cells.length, 'all')
        expect(summary.sum).toEqual({ kind: 'money', centavos: sum })
        const average = roundedDivision(sum, BigInt(cells.length))
        expect(summary.average).toEqual({ kind: 'money', centavos: average })
      }),
    )
  })

  it('is exact where amounts of a usual size come to more than a float holds', () => {
    const cells = Array.from({ length: 40 }, (_, at) => `${at % 3 === 0 ? '-1' : '9999999999999.97'}`)
    const sum = cells.map(parseMoney).reduce((all, one) => all + one, 0n)
    const parts = tallyOf(cells.slice(0, 15), addAmount)
    join(parts, tallyOf(cells.slice(15), addAmount))
    expect(summaryOf(parts, 40, 'all')).toMatchObject({
      sum: { kind: 'money', centavos: sum },
      min: { kind: 'money', centavos: -100n },
      max: { kind: 'money', centavos: 999_999_999_999_997n },
    })
  })

  it('reads as amounts what money is written as, and nothing else', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^-?[0-9]{0,16}\.?[0-9]{0,3}$/), text => {
        const tally = tallyOf([text], addAmount)
        if (!/^-?\d{1,14}(\.\d{1,2})?$/.test(text)) expect(tally).toEqual(tallyOf([text]))
        else expect(moneyOf(tally)?.sum).toBe(parseMoney(text))
      }),
      { numRuns: 2_000 },
    )
  })

  it('is the same in parts as in one', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 60 }), fc.nat(60), (cells, at) => {
        const whole = tallyOf(cells)
        const joined = tallyOf(cells.slice(at))
        join(joined, tallyOf(cells.slice(0, at)))
        expect([joined.count, joined.numeric]).toEqual([whole.count, whole.numeric])
        expect(shownOf(joined)).toEqual(shownOf(whole))
      }),
    )
  })

  it('keeps what floats lose while adding', () => {
    expect(shownOf(tallyOf([1e15, 0.1, 0.2, -1e15]))[0]).toBe('0.3')
    expect(shownOf(tallyOf(Array.from({ length: 10 }, () => 0.1)))[0]).toBe('1')
  })

  it('adds amounts to whole numbers as amounts, and to fractions as numbers', () => {
    expect(shownOf(tallyOf(['10.25', 2], addAmount))[0]).toBe('12.25')
    expect(summaryOf(tallyOf(['10.25', 2], addAmount), 2, 'all').sum?.kind).toBe('money')
    expect(summaryOf(tallyOf(['10.25', 0.5], addAmount), 2, 'all').sum).toEqual({
      kind: 'number',
      value: 10.75,
    })
  })

  it('says nothing of less than two numbers', () => {
    expect(shownOf(tallyOf([4, 'x']))).toEqual([null, null, null, null])
  })

  it('is read from the server as it is written there', () => {
    const aggregate = { count: 3, numeric: 3, sum: '-10.00', min: '-20.005', max: '1234567.5' }
    const asNumber = summaryOfAggregate(aggregate, 9, false)
    expect(
      [asNumber.sum, asNumber.min, asNumber.max, asNumber.average].map(one => one && figureInBar(one, bar)),
    ).toEqual(['-10', '-20.01', '1,234,567.5', '-3.33'])
    const inMoney = summaryOfAggregate({ ...aggregate, min: '-20.00' }, 9, true)
    expect([inMoney.sum, inMoney.average].map(one => one && figureInBar(one, bar))).toEqual([
      '(10.00)',
      '(3.33)',
    ])
    expect(
      summaryOfAggregate({ count: 0, numeric: 0, sum: null, min: null, max: null }, 9, true).sum,
    ).toBeNull()
  })
})

describe('the index of a column', () => {
  const values = Array.from({ length: BLOCK_ROWS * 3 + 100 }, (_, n) =>
    n % 7 === 0 ? null : (n * 37) % 1000,
  )

  it('answers what a look at every row answers', () => {
    const index = new ColumnIndex(row => values[row], addValue)
    fc.assert(
      fc.property(fc.nat(values.length - 1), fc.nat(values.length - 1), (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const tally = emptyTally()
        index.query(from, to, tally)
        expect(tally).toEqual(tallyOf(values.slice(from, to + 1)))
      }),
    )
  })

  it('reads a block once, until it is told that its rows changed', () => {
    const own = [...values]
    let reads = 0
    const index = new ColumnIndex(row => {
      reads += 1
      return own[row]
    }, addValue)
    const sum = () => {
      const tally = emptyTally()
      index.query(0, BLOCK_ROWS * 3 - 1, tally)
      return tally.sum
    }
    const before = sum()
    expect(reads).toBe(BLOCK_ROWS * 3)
    sum()
    expect(reads).toBe(BLOCK_ROWS * 3)
    own[BLOCK_ROWS + 3] = (own[BLOCK_ROWS + 3] ?? 0) + 5
    expect(sum()).toBe(before)
    index.forget(BLOCK_ROWS, BLOCK_ROWS + 9)
    expect(sum()).toBe(before + 5)
    expect(reads).toBe(BLOCK_ROWS * 4)
  })

  it('reads several columns a block of rows after the other, and each of their cells once', () => {
    const read: number[] = []
    const columns = [1, 10].map(
      times =>
        new ColumnIndex(row => {
          read.push(row)
          return times * (values[row] ?? 0)
        }, addValue),
    )
    const [from, to] = [5, BLOCK_ROWS * 2 + 7]
    const tally = emptyTally()
    queryAll(columns, from, to, tally)
    const cells = values.slice(from, to + 1)
    expect(tally).toMatchObject({
      count: 2 * cells.length,
      sum: 11 * cells.reduce<number>((sum, one) => sum + (one ?? 0), 0),
    })
    expect(read).toHaveLength(2 * cells.length)
    const blocks = read.map(row => Math.floor(row / BLOCK_ROWS))
    expect(blocks).toEqual(blocks.toSorted((a, b) => a - b))
  })
})
