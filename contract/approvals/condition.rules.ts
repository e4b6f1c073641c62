import { z } from 'zod'

const factValue = z.union([z.string().max(200), z.number(), z.boolean()])
const comparison = z
  .strictObject({
    '>=': factValue,
    '>': factValue,
    '<=': factValue,
    '<': factValue,
    '=': factValue,
    '!=': factValue,
    in: z.array(factValue).min(1).max(100),
  })
  .partial()
  .refine(tests => Object.keys(tests).length > 0)

/** {"amount": {">=": 20000}, "leave_type.category": "statutory"}: all of it must hold. */
export const conditionSchema = z.record(
  z
    .string()
    .max(64)
    .regex(/^[a-z_]+(\.[a-z_]+)*$/),
  z.union([factValue, comparison]),
)
export type Condition = z.infer<typeof conditionSchema>

type FactValue = z.infer<typeof factValue>
/** What is known of a document; amounts are decimal text. */
export type Facts = Readonly<Record<string, FactValue | null>>

const DECIMAL = /^(-?)(\d{1,18})(?:\.(\d{1,6}))?$/
const PLACES = 6

/** Numbers are compared as exact decimals: "20000.00" is 20000, and 0.1 + 0.2 never comes about. */
function decimalOf(value: FactValue): bigint | null {
  const match = typeof value === 'boolean' ? null : DECIMAL.exec(String(value))
  if (!match) return null
  const [, sign, whole, fraction = ''] = match
  const units = BigInt(whole + fraction.padEnd(PLACES, '0'))
  return sign ? -units : units
}

/** null: the two cannot be put in order. */
function order(fact: FactValue, value: FactValue): number | null {
  const [a, b] = [decimalOf(fact), decimalOf(value)]
  if (a !== null && b !== null) return a < b ? -1 : a > b ? 1 : 0
  if (typeof fact !== 'string' || typeof value !== 'string') return null
  return fact < value ? -1 : fact > value ? 1 : 0
}

function equal(fact: FactValue, value: FactValue): boolean {
  return fact === value || order(fact, value) === 0
}

type Test = (fact: FactValue, value: FactValue | FactValue[]) => boolean

/** Of one value: a list is never what a fact is compared with. */
const ofOne =
  (holds: (fact: FactValue, value: FactValue) => boolean): Test =>
  (fact, value) =>
    !Array.isArray(value) && holds(fact, value)

const ordered = (holds: (order: number) => boolean) =>
  ofOne((fact, value) => {
    const result = order(fact, value)
    return result !== null && holds(result)
  })

const TESTS: Record<string, Test> = {
  '>=': ordered(result => result >= 0),
  '>': ordered(result => result > 0),
  '<=': ordered(result => result <= 0),
  '<': ordered(result => result < 0),
  '=': ofOne(equal),
  '!=': (fact, value) => !ofOne(equal)(fact, value),
  in: (fact, values) => Array.isArray(values) && values.some(value => equal(fact, value)),
}

/** A condition about something unknown does not hold: no chain is taken by a guess. */
export function conditionHolds(condition: Condition | null, facts: Facts): boolean {
  return Object.entries(condition ?? {}).every(([name, wanted]) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : null
    if (fact === null || fact === undefined) return false
    if (typeof wanted !== 'object') return equal(fact, wanted)
    return Object.entries(wanted).every(
      ([test, value]) => value !== undefined && (TESTS[test]?.(fact, value) ?? false),
    )
  })
}
