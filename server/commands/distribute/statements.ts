import { callsIn } from '@server/commands/distribute/calls'
import type { SchemaFunction } from '@server/commands/distribute/schema-functions.repository'
import type { SchemaTable } from '@server/commands/distribute/schema-tables.repository'

/** The machine on which a row stands knows its unit and reads what is the company’s; of that every row stands on all. */
type RowPlace = { isOfUnit: boolean }

/** What a function that runs for such a row asks beyond it, as far as its text says so. */
export type Reach = (functionName: string, row: RowPlace) => string[]

const TABLE =
  /\b(delete\s+from|insert\s+into|from|join|update|using)\s+(?:only\s+)?(?:public\.)?([a-z_][a-z0-9_]*)/g
const COMMENT = /--[^\n]*/g

const WRITES = /^(delete|insert|update)/

/** Tables in statements of the function, and of those that it calls, that another machine would have to answer. */
export function reachOf(functions: readonly SchemaFunction[], tables: readonly SchemaTable[]): Reach {
  const sources = new Map(
    functions.map(({ name, source }) => [name, source.toLowerCase().replace(COMMENT, '')]),
  )
  const ofUnit = new Map(tables.map(({ name, isOfUnit }) => [name, isOfUnit]))

  const leaves = (statement: string, row: RowPlace) =>
    [...statement.matchAll(TABLE)]
      .filter(([, verb = '', table = '']) => {
        const isOfUnit = ofUnit.get(table)
        if (isOfUnit === undefined) return false
        return isOfUnit ? !row.isOfUnit || !/\bou_id\b/.test(statement) : WRITES.test(verb)
      })
      .map(([, , table = '']) => table)

  const reached = (name: string, row: RowPlace, seen: Set<string>): string[] => {
    const source = sources.get(name)
    if (source === undefined || seen.has(name)) return []
    seen.add(name)
    const called = callsIn(source).flatMap(({ name: callee }) => reached(callee, row, seen))
    return [...source.split(';').flatMap(statement => leaves(statement, row)), ...called]
  }

  return (name, row) => [...new Set(reached(name, row, new Set()))].sort()
}
