import type { GridCase, PanelTexts, RangeTexts } from '@tests/support/grid-harness/harness.types'

export type Decision = {
  /** What ours shows instead; what is not named is as in the case. */
  expect?: PanelTexts
  expectRanges?: RangeTexts[]
  expectClipboard?: string | null
  /** A word in the console that belongs to the case. */
  warns?: RegExp
  why: string
}

/**
 * Where the reference grid is odd, and ours is not. Where its two versions differ, ours is as the newer one.
 */
const DECISIONS: Record<string, Decision> = {
  'fmt-large-exponent': {
    expect: {
      avg: '750,000,000,000,000,000,000',
      min: '500,000,000,000,000,000,000',
      max: '1e+21',
    },
    why: 'Rounding to two decimals a number that has no room for decimals only adds dust to it.',
  },
  'num-order-b': {
    expect: { avg: '3,002,399,751,578,666.5' },
    why: 'The same numbers come to the same sums in any order, and a half stays a half.',
  },
  'rng-page-overrun': {
    expect: { avg: '6.5', count: '6', min: '4', max: '9', sum: '39' },
    why: 'What is marked is added up, whichever page is in sight.',
  },
  'rng-page-select-all': {
    expect: { avg: '7.5', count: '14', min: '1', max: '14', sum: '105' },
    why: 'A sum that leaves out half of what is marked is a wrong sum.',
  },
}

/** Decisions on kinds of cases. */
const RULES: { of: (gridCase: GridCase) => boolean; decide: (gridCase: GridCase) => Decision }[] = [
  {
    of: ({ expectRanges_31_3_2: older, pinnedBottom, steps }) =>
      older !== undefined && pinnedBottom !== undefined && steps.some(({ key }) => key === 'Control+a'),
    decide: ({ expectRanges_31_3_2: older = [] }) => ({
      expectRanges: older,
      why: 'The newer version marks one pinned row more than there is; the older one is right.',
    }),
  },
  {
    of: ({ options }) => options?.rowModel === 'infinite' || options?.rowModel === 'viewport',
    decide: ({ steps }) => {
      const chosen = new Set(steps.flatMap(({ op, rows }) => (op === 'selectRows' ? (rows as number[]) : [])))
      return {
        expect: { selectedRows: chosen.size > 0 ? String(chosen.size) : null },
        ...(steps.some(({ op }) => op === 'range') && { warns: /rangeAggregates.*server/ }),
        why: 'A list that comes in parts has chosen rows all the same. What it cannot add up it does not show.',
      }
    },
  },
]

export function decisionOn(gridCase: GridCase): Decision | undefined {
  return DECISIONS[gridCase.id] ?? RULES.find(({ of }) => of(gridCase))?.decide(gridCase)
}
