import pg from 'pg'
import { clientConfig } from '@server/platform/db/connection'

/** What stops the start, told in one line. */
export class StartError extends Error {}

/** A role above row-level security would see through every wall that requests rely on. */
export async function refuseAlmighty(url: string): Promise<void> {
  const client = new pg.Client(clientConfig(url))
  await client.connect().catch((error: unknown) => {
    throw new StartError(
      `DATABASE_URL: the database cannot be reached (${error instanceof Error ? error.message : 'no reason given'})`,
    )
  })
  try {
    const { rows } = await client.query<{ rolsuper: boolean; rolbypassrls: boolean; version: number }>(
      "select rolsuper, rolbypassrls, current_setting('server_version_num')::int as version from pg_roles where rolname = current_user",
    )
    const me = rows[0]
    if (me?.rolsuper || me?.rolbypassrls)
      throw new StartError(
        'DATABASE_URL: the role is a superuser or bypasses row-level security; use an ordinary role that may create roles',
      )
    if (me && me.version < 150_000) throw new StartError('DATABASE_URL: PostgreSQL 15 or newer is needed')
  } finally {
    await client.end()
  }
}
