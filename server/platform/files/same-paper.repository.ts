import { sql, type RawBuilder } from 'kysely'

/** The same bytes, or one picture that was made smaller in two ways. Of an expense's files; both sides have an index. */
export const isSamePaper = (one: string, other: string): RawBuilder<boolean> => {
  const [a, b] = [sql.id(one), sql.id(other)]
  return sql<boolean>`(${a}.sha256 = ${b}.sha256
    or coalesce(${a}.original_sha256, ${a}.sha256) = coalesce(${b}.original_sha256, ${b}.sha256))`
}
