import type { Obstacle } from '@server/commands/distribute/obstacle'
import { asksTable } from '@server/commands/distribute/policy-text'
import {
  findFunctions,
  findPolicies,
  findTriggers,
} from '@server/commands/distribute/schema-functions.repository'
import {
  findIdentities,
  findKeysWithoutUnit,
  findReferences,
  findTables,
  type Reference,
} from '@server/commands/distribute/schema-tables.repository'
import type { DatabaseClient } from '@server/commands/shared/installation.repository'
import { reachOf } from '@server/commands/distribute/statements'

/** Read from the catalogues of any PostgreSQL: what the schema has that Citus does not take, or not safely. */
export async function findObstacles(client: DatabaseClient): Promise<Obstacle[]> {
  const tables = await findTables(client)
  const ofUnits = new Set(tables.filter(({ isOfUnit }) => isOfUnit).map(({ name }) => name))
  const reach = reachOf(await findFunctions(client), tables)
  return [
    ...tables
      .filter(({ isOptional }) => isOptional)
      .map(({ name }) => ({ kind: 'unit is optional' as const, table: name, name: 'ou_id' })),
    ...(await findKeysWithoutUnit(client))
      .filter(({ table, isOfId }) => ofUnits.has(table) && !isOfId)
      .map(({ table, name }) => ({ kind: 'key without unit' as const, table, name })),
    ...(await findReferences(client)).flatMap(reference => ofReference(reference, ofUnits)),
    ...(await findPolicies(client))
      .filter(
        policy =>
          asksTable(policy) ||
          policy.asks.some(name => reach(name, { isOfUnit: ofUnits.has(policy.table) }).length > 0),
      )
      .map(({ table, name }) => ({ kind: 'policy asks a table' as const, table, name })),
    ...(await findIdentities(client)).map(column => ({ kind: 'identity column' as const, ...column })),
    ...(await findTriggers(client))
      .filter(({ table, name }) => reach(name, { isOfUnit: ofUnits.has(table) }).length > 0)
      .map(trigger => ({ kind: 'trigger leaves its unit' as const, ...trigger })),
  ]
}

function ofReference(
  { table, name, target, carriesUnit, follows }: Reference,
  ofUnits: ReadonlySet<string>,
): Obstacle[] {
  if (!ofUnits.has(table)) return ofUnits.has(target) ? [{ kind: 'company refers to unit', table, name }] : []
  if (carriesUnit) return follows ? [{ kind: 'reference moves unit', table, name }] : []
  return ofUnits.has(target) ? [{ kind: 'reference without unit', table, name }] : []
}
