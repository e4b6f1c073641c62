import type { Condition } from '@contract/approvals/condition.rules'

export const TESTS = ['>=', '>', '<=', '<', '=', '!=', 'in'] as const
export type Test = (typeof TESTS)[number]

/** One line of the builder: "the amount / is at least / 20000". */
export type ConditionRow = { fact: string; test: Test; value: string }

type Value = string | number | boolean
const shown = (value: Value | Value[]) => (Array.isArray(value) ? value.join(', ') : String(value))

/** Kept as text: numbers are compared as exact decimals, whatever they are written as. */
const read = (text: string): Value => {
  const value = text.trim()
  return value === 'true' || value === 'false' ? value === 'true' : value
}

export function rowsOf(condition: Condition | null): ConditionRow[] {
  return Object.entries(condition ?? {}).flatMap(([fact, wanted]) =>
    typeof wanted === 'object'
      ? Object.entries(wanted).map(([test, value]) => ({
          fact,
          test: test as Test,
          value: shown(value as Value | Value[]),
        }))
      : [{ fact, test: '=' as const, value: shown(wanted) }],
  )
}

/** Lines without a value say nothing yet. Null: it holds for every document. */
export function conditionOf(rows: readonly ConditionRow[]): Condition | null {
  const condition: Record<string, Record<string, Value | Value[]>> = {}
  for (const { fact, test, value } of rows) {
    if (!fact || value.trim() === '') continue
    const wanted = test === 'in' ? value.split(',').map(read) : read(value)
    condition[fact] = { ...condition[fact], [test]: wanted }
  }
  return Object.keys(condition).length > 0 ? (condition as Condition) : null
}
