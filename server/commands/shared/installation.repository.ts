import pg from 'pg'
import { clientConfig, type Connection } from '@server/platform/db/connection'

/** What is written by one server is read by another, so nothing of it may depend on how either is set up. */
export const PLAIN_TEXT = `
  set local time zone 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;`

/** For whoever hands a connection on to what asks it. */
export type DatabaseClient = pg.Client

/** One connection for one piece of work. */
export async function withClient<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await connectClient(connection)
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export async function connectClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(connection))
  // A connection that breaks fails the query in hand; without a listener it would end the process as well.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

export function holdsPortal(connection: Connection): Promise<boolean> {
  return withClient(connection, async client => {
    const { rows } = await client.query<{ found: boolean }>(
      "select to_regclass('public.schema_migration') is not null and to_regclass('public.app_user') is not null as found",
    )
    return rows[0]?.found ?? false
  })
}
