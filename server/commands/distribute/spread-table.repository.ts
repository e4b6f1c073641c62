import type pg from 'pg'
import { calledPlainly } from '@server/commands/distribute/policy-text'
import type { Policy } from '@server/commands/distribute/schema-functions.repository'
import type { Key, SchemaTable } from '@server/commands/distribute/schema-tables.repository'

/** What Citus would refuse of a table, and takes written in another way. */
export type Rewritten = { policies: readonly Policy[]; keys: readonly Key[] }

/**
 * One table with its rows, in one transaction. Its triggers were run when the rows were written: they stand still
 * while the rows move, and so do not count anything twice.
 */
export async function spreadTable(
  client: pg.Client,
  { name, isOfUnit }: SchemaTable,
  { policies, keys }: Rewritten,
): Promise<void> {
  const table = client.escapeIdentifier(name)
  try {
    await client.query('begin; set local citus.enable_unsafe_triggers = on; set local statement_timeout = 0')
    for (const policy of policies) await callPlainly(client, policy)
    if (isOfUnit) for (const key of keys) await findPlainly(client, key)
    await client.query(`alter table ${table} disable trigger user`)
    if (isOfUnit)
      await client.query("select create_distributed_table($1, 'ou_id', colocate_with => 'default')", [name])
    else await client.query('select create_reference_table($1)', [name])
    await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Citus takes no subquery in a policy; on one machine the subquery is up to thirty times as fast (decision 0086). */
async function callPlainly(client: pg.Client, { table, name, using, check }: Policy): Promise<void> {
  const parts = [using && `using (${calledPlainly(using)})`, check && `with check (${calledPlainly(check)})`]
  await client.query(
    `alter policy ${client.escapeIdentifier(name)} on ${client.escapeIdentifier(table)} ${parts.filter(Boolean).join(' ')}`,
  )
}

/**
 * Each machine knows the ids of its own units alone, and ids are random: an index that only finds them stays. On one
 * machine the key tells the planner that a row is one, before it has statistics of the table too (decision 0127).
 */
export async function findPlainly(client: pg.Client, { table, name }: Key): Promise<void> {
  const index = client.escapeIdentifier(name)
  await client.query(`drop index ${index}; create index ${index} on ${client.escapeIdentifier(table)} (id)`)
}
