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
  type Place,
  type Reference,
} from '@server/commands/distribute/schema-tables.repository'
import type { DatabaseClient } from '@server/commands/shared/installation.repository'
import { reachOf } from '@server/commands/distribute/statements'

/** Read from the catalogues of any PostgreSQL: what the schema has that Citus does not take, or not safely. */
export async function findObstacles(client: DatabaseClient): Promise<Obstacle[]> {
  const tables = await findTables(client)
  const places = new Map(tables.map(({ name, place }) => [name, place]))
  const placeOf = (table: string) => places.get(table) ?? 'everywhere'
  const reach = reachOf(await findFunctions(client), tables)
  return [
    ...tables
      .filter(({ isOptional }) => isOptional)
      .map(({ name }) => ({ kind: 'unit is optional' as const, table: name, name: 'ou_id' })),
    ...(await findKeysWithoutUnit(client))
      .filter(({ table, isOfId }) => placeOf(table) === 'unit' && !isOfId)
      .map(({ table, name }) => ({ kind: 'key without unit' as const, table, name })),
    ...(await findReferences(client)).flatMap(reference => ofReference(reference, placeOf)),
    ...(await findPolicies(client))
      .filter(
        policy =>
          asksTable(policy) || policy.asks.some(name => reach(name, placeOf(policy.table)).length > 0),
      )
      .map(({ table, name }) => ({ kind: 'policy asks a table' as const, table, name })),
    ...(await findIdentities(client))
      .filter(({ table }) => placeOf(table) !== 'coordinator')
      .map(column => ({ kind: 'identity column' as const, ...column })),
    ...(await findTriggers(client))
      .filter(({ table, name }) => reach(name, placeOf(table)).length > 0)
      .map(trigger => ({ kind: 'trigger leaves its unit' as const, ...trigger })),
  ]
}

function ofReference(
  { table, name, target, carriesUnit, follows }: Reference,
  placeOf: (table: string) => Place,
): Obstacle[] {
  const isOfUnit = placeOf(target) === 'unit'
  if (placeOf(table) !== 'unit') return isOfUnit ? [{ kind: 'company refers to unit', table, name }] : []
  if (carriesUnit) return follows ? [{ kind: 'reference moves unit', table, name }] : []
  return isOfUnit ? [{ kind: 'reference without unit', table, name }] : []
}
