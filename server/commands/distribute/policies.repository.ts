import type pg from 'pg'
import {
  clausesOf,
  COMMANDS,
  OWNER_RULE,
  rightsAsPolicies,
  type Rights,
} from '@server/commands/distribute/one-role'
import { findPolicies, type Policy } from '@server/commands/distribute/schema-functions.repository'

/** What is said of a table on one machine for its two roles of requests. */
export type TableRules = { policies: readonly Policy[]; rights: Rights }

export async function findRules(client: pg.Client): Promise<(table: string) => TableRules> {
  const policies = await findPolicies(client)
  const { rows } = await client.query<Rights & { table: string }>(
    `
    select c.relname as table, c.relrowsecurity as "hasPolicies",
      array(select command from unnest($1::text[]) command where has_table_privilege('portal_app', c.oid, command)
        or command <> 'delete' and has_any_column_privilege('portal_app', c.oid, command)) as granted
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`,
    [COMMANDS],
  )
  const rights = new Map(rows.map(({ table, ...said }) => [table, said]))
  return table => ({
    policies: policies.filter(policy => policy.table === table),
    rights: rights.get(table) ?? { hasPolicies: false, granted: [] },
  })
}

/**
 * Policies as Citus takes them: with settings for roles, and without subqueries, which are up to thirty times as fast on
 * one machine (decisions 0086 and 0130).
 */
export async function askSettings(
  client: pg.Client,
  table: string,
  { policies, rights }: TableRules,
): Promise<void> {
  const owner = `${table}_as_owner`
  if (policies.some(({ name }) => name === owner)) return
  const target = client.escapeIdentifier(table)
  const policyOf = (name: string) => `policy ${client.escapeIdentifier(name)} on ${target}`
  const statements = [
    ...policies.map(policy => `alter ${policyOf(policy.name)} ${clausesOf(policy)}`),
    ...rightsAsPolicies(rights).map(({ name, rule }) => `create ${policyOf(`${table}_${name}`)} ${rule}`),
    `create ${policyOf(owner)} using (${OWNER_RULE})`,
  ]
  for (const statement of statements) await client.query(statement)
}

/** All are the owner, so the owner is bound as well: once the rows have moved, since "copy" moves none past a policy. */
export async function bindOwner(client: pg.Client, table: string): Promise<void> {
  const target = client.escapeIdentifier(table)
  await client.query(`alter table ${target} enable row level security`)
  await client.query(`alter table ${target} force row level security`)
}
