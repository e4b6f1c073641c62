import { formatAmount, parseMoney } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import { withoutTrailingZeros } from '@contract/kernel/text'
import type { ShownStep } from '@contract/selling/step.schema'

const RATE_PLACES = 8
const isNothing = (amount: string) => parseMoney(amount) === 0n

export const shownPercent = (rate: string) => `${withoutTrailingZeros(rate)} %`

/** 112 % of something, as one divides by it: "1.12". */
function divisor(rate: string): string {
  const whole = parseRate('100') + parseRate(rate)
  const digits = whole.toString().padStart(RATE_PLACES + 1, '0')
  return withoutTrailingZeros(`${digits.slice(0, -RATE_PLACES)}.${digits.slice(-RATE_PLACES)}`)
}

/**
 * How an amount came about, in figures and signs that read alike in every language: "4,287,350.00 × 2.5 %".
 * Nothing where it was simply given.
 */
function stepFormula({ how }: ShownStep, amountOf: (key: string) => string): string {
  const of = (key: string) => formatAmount(amountOf(key))
  // What adds nothing needs no place in a sum.
  const terms = (keys: readonly string[]) => keys.filter(key => !isNothing(amountOf(key))).map(of)
  switch (how.by) {
    case 'given':
      return ''
    case 'percent':
      return `${of(how.of)} × ${shownPercent(how.rate)}`
    case 'net_of_tax':
      return `${of(how.of)} ÷ ${divisor(how.rate)}`
    case 'sum':
      return terms(how.of).join(' + ')
    case 'difference': {
      const less = terms(how.less)
      return less.length > 0 ? [of(how.from), ...less].join(' − ') : ''
    }
    case 'smaller':
      return `min(${of(how.of[0])}; ${of(how.of[1])})`
  }
}

export type WrittenStep = { step: ShownStep; formula: string }
/** What says nothing that the steps beside it do not say. */
export type OmitStep = (step: ShownStep, amountOf: (key: string) => string) => boolean

/** Every step with its formula; one that was given as nothing is left out, its total says as much. */
export function writtenSteps(steps: readonly ShownStep[], omit: OmitStep = () => false): WrittenStep[] {
  const known = new Map(steps.map(({ key, amount }) => [key, amount]))
  const amountOf = (key: string) => known.get(key) ?? '0.00'
  return steps
    .filter(({ how, amount }) => how.by !== 'given' || !isNothing(amount))
    .filter(step => !omit(step, amountOf))
    .map(step => ({ step, formula: stepFormula(step, amountOf) }))
}
