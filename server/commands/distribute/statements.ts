import type { SchemaFunction } from '@server/commands/distribute/schema-functions.repository'
import type { SchemaTable } from '@server/commands/distribute/schema-tables.repository'

/** What functions do beyond the unit of the row they run for, as far as their text says it. */
export type Reach = (functionName: string) => string[]

const TABLE =
  /\b(delete\s+from|insert\s+into|from|join|update|using)\s+(?:only\s+)?(?:public\.)?([a-z_][a-z0-9_]*)/g
const CALL = /\b([a-z_][a-z0-9_]*)\s*\(/g
const COMMENT = /--[^\n]*/g

const WRITES = /^(delete|insert|update)/

/** The statements of the function, and of those that it calls, that name a table of units without naming the unit. */
export function reachOf(functions: readonly SchemaFunction[], tables: readonly SchemaTable[]): Reach {
  const sources = new Map(
    functions.map(({ name, source }) => [name, source.toLowerCase().replace(COMMENT, '')]),
  )
  const ofUnit = new Map(tables.map(({ name, isOfUnit }) => [name, isOfUnit]))

  const leaves = (statement: string) =>
    [...statement.matchAll(TABLE)]
      .filter(([, verb = '', table = '']) => {
        const isOfUnit = ofUnit.get(table)
        if (isOfUnit === undefined) return false
        return isOfUnit ? !/\bou_id\b/.test(statement) : WRITES.test(verb)
      })
      .map(([, , table = '']) => table)

  const reached = (name: string, seen: Set<string>): string[] => {
    const source = sources.get(name)
    if (source === undefined || seen.has(name)) return []
    seen.add(name)
    const called = [...source.matchAll(CALL)].flatMap(([, callee = '']) => reached(callee, seen))
    return [...source.split(';').flatMap(leaves), ...called]
  }

  return name => [...new Set(reached(name, new Set()))].sort()
}
