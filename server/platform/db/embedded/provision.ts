import pg from 'pg'
import { CONNECT_MS, type ConnectionSettings } from '@server/platform/db/embedded/connection-settings'

type ProvisionState = { role_ok: boolean | null; has_database: boolean }

const OWNER_RIGHTS = 'LOGIN NOSUPERUSER NOBYPASSRLS NOREPLICATION CREATEROLE CREATEDB'

const LOOK = `
  select
    (select rolcanlogin and rolcreaterole and rolcreatedb
            and not rolsuper and not rolbypassrls and not rolreplication
       from pg_roles where rolname = $1) as role_ok,
    exists (select from pg_database where datname = $2) as has_database`

/**
 * Looks at every start and adds what is missing, so a first start that was killed in between needs no care.
 * The owner is no superuser: row-level security would not hold for one.
 */
export const provision = async (
  superuser: ConnectionSettings,
  owner: ConnectionSettings,
  passwordIsNew: boolean,
): Promise<void> => {
  // Without `ssl: false` a PGSSLMODE in the environment would ask a socket for TLS.
  const client = new pg.Client({ ...superuser, ssl: false, connectionTimeoutMillis: CONNECT_MS })
  await client.connect()
  try {
    const { rows } = await client.query<ProvisionState>(LOOK, [owner.user, owner.database])
    const [role, database] = [client.escapeIdentifier(owner.user), client.escapeIdentifier(owner.database)]
    const verb = rows[0]?.role_ok === null ? 'CREATE' : 'ALTER'
    if (verb === 'CREATE' || passwordIsNew || rows[0]?.role_ok === false)
      await client.query(
        `${verb} ROLE ${role} ${OWNER_RIGHTS} PASSWORD ${client.escapeLiteral(owner.password)}`,
      )
    if (!rows[0]?.has_database) await client.query(`CREATE DATABASE ${database} OWNER ${role}`)
  } finally {
    await client.end()
  }
}
