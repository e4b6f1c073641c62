import { type Centavos } from '@contract/kernel/money'
import { netOfTax, percentOf, type Rate } from '@contract/kernel/rates'

/** How an amount came about. Rounding happens once a step, in `percent` and `net_of_tax`; the rest is exact. */
export type How<Key extends string> =
  | { by: 'given'; amount: Centavos }
  | { by: 'percent'; of: Key; rate: Rate }
  | { by: 'net_of_tax'; of: Key; rate: Rate }
  | { by: 'sum'; of: readonly Key[] }
  | { by: 'difference'; from: Key; less: readonly Key[] }
  | { by: 'smaller'; of: readonly [Key, Key] }

export type Step<Key extends string> = { key: Key; rule: string; how: How<Key>; amount: Centavos }

/**
 * Computes and explains in one: what is not written down as a step is not computed either, so an explanation
 * can never tell another story than the figures.
 */
export function startComputation<Key extends string>(rule: string) {
  const steps: Step<Key>[] = []
  const known = new Map<Key, Centavos>()

  const amountOf = (key: Key): Centavos => {
    const amount = known.get(key)
    if (amount === undefined) throw new Error(`not computed yet: ${key}`)
    return amount
  }

  function add(key: Key, how: How<Key>): Centavos {
    if (known.has(key)) throw new Error(`computed twice: ${key}`)
    const amount = evaluate(how, amountOf)
    known.set(key, amount)
    steps.push({ key, rule, how, amount })
    return amount
  }

  return { add, amountOf, steps }
}

function evaluate<Key extends string>(how: How<Key>, amountOf: (key: Key) => Centavos): Centavos {
  const sumOf = (keys: readonly Key[]) => keys.reduce((sum, key) => sum + amountOf(key), 0n)
  switch (how.by) {
    case 'given':
      return how.amount
    case 'percent':
      return percentOf(amountOf(how.of), how.rate)
    case 'net_of_tax':
      return netOfTax(amountOf(how.of), how.rate)
    case 'sum':
      return sumOf(how.of)
    case 'difference':
      return amountOf(how.from) - sumOf(how.less)
    case 'smaller': {
      const [one, other] = [amountOf(how.of[0]), amountOf(how.of[1])]
      return one < other ? one : other
    }
  }
}

function inputsOf<Key extends string>(how: How<Key>): readonly Key[] {
  switch (how.by) {
    case 'given':
      return []
    case 'percent':
    case 'net_of_tax':
      return [how.of]
    case 'difference':
      return [how.from, ...how.less]
    case 'sum':
    case 'smaller':
      return how.of
  }
}

/** One step of a computation with what went into it, as if that had been given: each has an explanation of its own. */
export function stepsBehind<Key extends string>(steps: readonly Step<Key>[], key: Key): Step<Key>[] {
  const own = steps.find(step => step.key === key)
  if (!own) return []
  const inputs = new Set(inputsOf(own.how))
  const given = steps
    .filter(step => inputs.has(step.key))
    .map((step): Step<Key> => ({ ...step, how: { by: 'given', amount: step.amount } }))
  return [...given, own]
}
