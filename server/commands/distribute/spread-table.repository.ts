import type pg from 'pg'
import {
  askSettings,
  bindOwner,
  findRules,
  type TableRules,
} from '@server/commands/distribute/policies.repository'
import {
  findKeysWithoutUnit,
  type Key,
  type SchemaTable,
} from '@server/commands/distribute/schema-tables.repository'

/** What Citus would refuse of a table, and takes written in another way. */
export type Rewritten = { rules: TableRules; keys: readonly Key[] }

export async function findRewritten(client: pg.Client): Promise<(table: string) => Rewritten> {
  const rulesOf = await findRules(client)
  const keys = (await findKeysWithoutUnit(client)).filter(({ isOfId }) => isOfId)
  return table => ({ rules: rulesOf(table), keys: keys.filter(key => key.table === table) })
}

/**
 * One table with its rows, in one transaction. Its triggers were run when the rows were written: they stand still
 * while the rows move, and so do not count anything twice.
 */
export async function spreadTable(
  client: pg.Client,
  { name, place }: SchemaTable,
  { rules, keys }: Rewritten,
): Promise<void> {
  const table = client.escapeIdentifier(name)
  try {
    await client.query('begin; set local citus.enable_unsafe_triggers = on; set local statement_timeout = 0')
    await askSettings(client, name, rules)
    if (place === 'unit') for (const key of keys) await findPlainly(client, key)
    await client.query(`alter table ${table} disable trigger user`)
    if (place === 'unit')
      await client.query("select create_distributed_table($1, 'ou_id', colocate_with => 'default')", [name])
    else await client.query('select create_reference_table($1)', [name])
    await client.query(`alter table ${table} enable trigger user`)
    await bindOwner(client, name)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** It asks settings as those that move do. Whoever migrates asks for what was done before anything can be set. */
export async function keepOnCoordinator(
  client: pg.Client,
  name: string,
  { rules }: Rewritten,
): Promise<void> {
  if (name === 'schema_migration') return
  await client.query('begin')
  await askSettings(client, name, rules)
  await bindOwner(client, name)
  await client.query('commit')
}

/**
 * Each machine knows the ids of its own units alone, and ids are random: an index that only finds them stays. On one
 * machine the key tells the planner that a row is one, before it has statistics of the table too (decision 0127).
 */
export async function findPlainly(client: pg.Client, { table, name }: Key): Promise<void> {
  const index = client.escapeIdentifier(name)
  await client.query(`drop index ${index}; create index ${index} on ${client.escapeIdentifier(table)} (id)`)
}
