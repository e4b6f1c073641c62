import type { Insertable } from 'kysely'
import type { Tables } from '@server/platform/db/tables'

/** What a test says of a row; the factory says the rest. */
export type Overrides<T extends keyof Tables> = Partial<Insertable<Tables[T]>>
