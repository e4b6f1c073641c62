import { callsIn } from '@server/commands/distribute/calls'
import type { SchemaFunction } from '@server/commands/distribute/schema-functions.repository'
import type { Place, SchemaTable } from '@server/commands/distribute/schema-tables.repository'

/** What a function that runs for such a row asks beyond it, as far as its text says so. */
export type Reach = (functionName: string, row: Place) => string[]

const TABLE =
  /\b(delete\s+from|insert\s+into|from|join|update|using)\s+(?:only\s+)?(?:public\.)?([a-z_][a-z0-9_]*)/g
const COMMENT = /--[^\n]*/g

const WRITES = /^(delete|insert|update)/

/** Tables in statements of the function, and of those that it calls, that another machine would have to answer. */
export function reachOf(functions: readonly SchemaFunction[], tables: readonly SchemaTable[]): Reach {
  const sources = new Map(
    functions.map(({ name, source }) => [name, source.toLowerCase().replace(COMMENT, '')]),
  )
  const places = new Map(tables.map(({ name, place }) => [name, place]))

  // The machine of a row knows its unit and reads what is the company’s. Of that every row stands on all machines, the
  // coordinator among them.
  const leaves = (statement: string, row: Place) =>
    [...statement.matchAll(TABLE)]
      .filter(([, verb = '', table = '']) => {
        const place = places.get(table)
        if (place === 'unit') return row !== 'unit' || !/\bou_id\b/.test(statement)
        if (place === 'coordinator') return row === 'unit'
        return place === 'everywhere' && row !== 'coordinator' && WRITES.test(verb)
      })
      .map(([, , table = '']) => table)

  const reached = (name: string, row: Place, seen: Set<string>): string[] => {
    const source = sources.get(name)
    if (source === undefined || seen.has(name)) return []
    seen.add(name)
    const called = callsIn(source).flatMap(({ name: callee }) => reached(callee, row, seen))
    return [...source.split(';').flatMap(statement => leaves(statement, row)), ...called]
  }

  return (name, row) => [...new Set(reached(name, row, new Set()))].sort()
}
