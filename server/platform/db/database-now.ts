import { sql } from 'kysely'

/** When the transaction began, by the clock of the database, which is the one that decides. */
export const databaseNow = sql<string>`now()`
