import { sql, type RawBuilder } from 'kysely'

/** An instant as the API writes it, of a column by its name or of an expression. */
export function utcText(of: string | RawBuilder<unknown>): RawBuilder<string> {
  const instant = typeof of === 'string' ? sql.ref(of) : of
  return sql<string>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
