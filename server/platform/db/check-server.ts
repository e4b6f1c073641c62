import pg from 'pg'
import { clientConfig, type Connection } from '@server/platform/db/connection'

/** What stops the start, told in one line. */
export class StartError extends Error {}

export const KNOWS_FEW_LETTERS =
  'The database knows no letters but A to Z: a search for ñ does not find Ñ. Make it anew with a UTF-8 locale, createdb --template template0 --locale C.UTF-8'

type ServerFacts = {
  rolsuper: boolean
  rolbypassrls: boolean
  version: number
  knows_letters: boolean
  /** Tables were being moved over a cluster, and their references wait. */
  is_moving: boolean
}

/**
 * A role above row-level security would see through every wall that requests rely on. What is only worse than it
 * could be is told.
 */
export async function checkServer(
  connection: Connection,
  log: { warn(message: string): void },
): Promise<void> {
  const client = new pg.Client(clientConfig(connection))
  await client.connect().catch((error: unknown) => {
    throw new StartError(
      `DATABASE_URL: the database cannot be reached (${error instanceof Error ? error.message : 'no reason given'})`,
    )
  })
  try {
    const { rows } = await client.query<ServerFacts>(
      `select rolsuper, rolbypassrls, current_setting('server_version_num')::int as version, 'Ñ' ilike 'ñ' as knows_letters,
         to_regclass('public.distribute_reference') is not null as is_moving
       from pg_roles where rolname = current_user`,
    )
    const me = rows[0]
    if (me?.rolsuper || me?.rolbypassrls)
      throw new StartError(
        'DATABASE_URL: the role is a superuser or bypasses row-level security; use an ordinary role that may create roles',
      )
    if (me && me.version < 150_000) throw new StartError('DATABASE_URL: PostgreSQL 15 or newer is needed')
    if (me?.is_moving)
      throw new StartError(
        'The tables are on their way over a cluster, and references between them wait: run npm run distribute again first',
      )
    if (me && !me.knows_letters) log.warn(KNOWS_FEW_LETTERS)
  } finally {
    await client.end()
  }
}
