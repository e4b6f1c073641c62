import type { DatabaseClient } from '@server/commands/shared/installation.repository'
import { actAsOneRole } from '@server/commands/distribute/one-role.repository'
import type { SchemaTable } from '@server/commands/distribute/schema-tables.repository'
import {
  findRewritten,
  keepOnCoordinator,
  spreadTable,
} from '@server/commands/distribute/spread-table.repository'

/** `tables` are all there are, `left` those that move; their references stand aside meanwhile. */
export async function moveTables(
  client: DatabaseClient,
  { tables, left }: { tables: readonly SchemaTable[]; left: readonly SchemaTable[] },
  beforeEach: (name: string) => void = () => undefined,
): Promise<void> {
  await actAsOneRole(client, tables)
  const rewrittenOf = await findRewritten(client)
  for (const { name, place } of tables)
    if (place === 'coordinator') await keepOnCoordinator(client, name, rewrittenOf(name))
  for (const table of left) {
    beforeEach(table.name)
    await spreadTable(client, table, rewrittenOf(table.name))
  }
}
