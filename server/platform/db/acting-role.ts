import type pg from 'pg'

/** The database's roles by which requests stay within their units. The portal itself takes none. */
const ROLES = { unit: 'portal_app', company: 'portal_company', system: 'none' } as const

export type ActingAs = keyof typeof ROLES

/** As which role a statement acts, said by the database wherever its tables stand. */
export const ACTING_ROLE = `coalesce(current_setting('app.role', true), current_setting('role'))`

/**
 * What is set for whoever acts. Citus takes one role a transaction: where several machines share the tables, policies ask
 * settings instead. `app.role` stands for the role that was set, `app.as` for the one in whose name the statement at hand
 * runs, which functions of the owner change (docs/decisions/0130).
 */
export const roleSettings = (as: ActingAs, isSpread: boolean): Record<string, string> =>
  isSpread ? { 'app.role': ROLES[as], 'app.as': ROLES[as] } : { role: ROLES[as] }

/** Until the transaction ends. `set_config` stays on the coordinator, while machines are told what is said by `set local`. */
export const localSettings = (settings: Record<string, string>, isSpread: boolean): string =>
  Object.entries(settings)
    .map(([name, value]) =>
      isSpread ? `app_set_local('${name}', '${value}')` : `set_config('${name}', '${value}', true)`,
    )
    .join(', ')

/** A connection, or a pool of them. */
type QuerySource = { query(text: string): Promise<pg.QueryResult> }

/** `npm run distribute` leaves this function where it spreads the tables. */
export async function isSpread(source: QuerySource): Promise<boolean> {
  const { rows } = await source.query("select where to_regproc('public.app_set_local') is not null")
  return rows.length > 0
}

/** Outside a transaction the portal asks for itself: on the coordinator it may, other machines are not told. */
export function actAsOwner(pool: pg.Pool): void {
  const say = (source: QuerySource) =>
    void source.query(`set "app.role" = 'none'; set "app.as" = 'none'`).catch(() => undefined)
  pool.on('connect', say)
  // To the connection by which the cluster was found.
  say(pool)
}

/** The same for a transaction of whoever has a connection of its own, on all machines. */
export const AS_OWNER = `select app_set_local('app.as', 'none')`
