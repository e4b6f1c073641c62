import type { How, Step } from '@contract/kernel/computation'
import { moneyText } from '@contract/kernel/money'
import { rateText } from '@contract/kernel/rates'
import type { ShownStep } from '@contract/selling/step.schema'

/** A computation's steps as they travel. */
export function shownSteps(steps: readonly Step<string>[]): ShownStep[] {
  return steps.map(({ key, rule, how, amount }) => ({
    key,
    rule,
    amount: moneyText(amount),
    how: shownHow(how),
  }))
}

export function shownHow(how: How<string>): ShownStep['how'] {
  switch (how.by) {
    case 'given':
      return { by: 'given', amount: moneyText(how.amount) }
    case 'percent':
    case 'net_of_tax':
      return { by: how.by, of: how.of, rate: rateText(how.rate) }
    case 'sum':
      return { by: 'sum', of: [...how.of] }
    case 'difference':
      return { by: 'difference', from: how.from, less: [...how.less] }
    case 'smaller':
      return { by: 'smaller', of: [...how.of] }
  }
}
