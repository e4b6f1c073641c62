import type { ColumnType, Generated } from 'kysely'

/** Columns that the database fills and the touch trigger keeps. */
export type Standard = {
  id: Generated<string>
  created_at: Generated<string>
  created_by: string | null
  updated_at: Generated<string>
  updated_by: string | null
  row_version: Generated<number>
}

/** Read as text; written as text or as a date. */
export type Instant = ColumnType<string, string | Date | undefined, string | Date>
export type OptionalInstant = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>
