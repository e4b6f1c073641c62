import type { PersonalKind } from '@contract/access/found-kinds'
import type { Db } from '@server/platform/db/database'

export type PersonalFind = { id: string; title: string; detail: string }

/** What is addressed to a reader, found by words in its name; there is little of it for each, so no index keeps it. */
export type PersonalFinds = Record<
  PersonalKind,
  (db: Db, userId: string, patterns: readonly string[], most: number) => Promise<PersonalFind[]>
>
