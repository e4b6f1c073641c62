import type pg from 'pg'

/** A machine of the cluster, as `host:port`. */
export type Worker = string

export async function hasCitus(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select from pg_extension where extname = 'citus'")
  return rows.length > 0
}

export async function findWorkers(client: pg.Client): Promise<Worker[]> {
  const { rows } = await client.query<{ worker: Worker }>(`
    select nodename || ':' || nodeport as worker from pg_dist_node
    where groupid <> 0 and noderole = 'primary' and isactive order by 1`)
  return rows.map(({ worker }) => worker)
}

/** Tables that stand on several machines already: `h` by their unit, `n` on each. */
export async function findSpread(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
    where p.partmethod = 'h' or p.repmodel = 't'`)
  return new Set(rows.map(({ name }) => name))
}

export async function countPortals(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ portals: number }>(`
    select count(*)::int as portals from pg_stat_activity
    where datname = current_database() and application_name = 'portal' and pid <> pg_backend_pid()`)
  return rows[0]?.portals ?? 0
}

/** Functions of the owner carry this setting (one-role.repository.ts). */
export async function maySetForWhom(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    "select has_parameter_privilege('app.as', 'set') as may",
  )
  return rows[0]?.may ?? false
}
