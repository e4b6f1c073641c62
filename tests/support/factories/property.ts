import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { Tables } from '@server/platform/db/tables'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import type { Overrides } from '@tests/support/factories/overrides'

const unique = () =>
  randomInt(36 ** 6)
    .toString(36)
    .toUpperCase()
    .padStart(6, '0')

const parent = async (db: Db, name: 'project' | 'unit_type') => {
  const row = (await maintenanceFactories[name]?.(db)) as { id: string } | undefined
  if (!row) throw new Error(`${name} has no factory`)
  return row.id
}

/** A lot that is on offer, in a project of its own unless one is given; as its list shows it. */
export async function buildPropertyUnit(db: Db, overrides: Overrides<'property_unit'> = {}) {
  const project_id = overrides.project_id ?? (await parent(db, 'project'))
  const unit_type_id = overrides.unit_type_id ?? (await parent(db, 'unit_type'))
  const { id } = await db
    .insertInto('property_unit')
    .values({
      unit_code: `L-${unique()}`,
      list_price: '2500000.00',
      price_effective_from: '2026-01-05',
      status: 'available',
      ...overrides,
      project_id,
      unit_type_id,
    } as Insertable<Tables['property_unit']>)
    .returning('id')
    .executeTakeFirstOrThrow()
  return db.selectFrom('property_unit_shown').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** What the unit costs until somebody reprices it. */
async function buildUnitPrice(db: Db, overrides: Overrides<'unit_price_history'> = {}) {
  const unit_id = overrides.unit_id ?? (await buildPropertyUnit(db)).id
  return db
    .insertInto('unit_price_history')
    .values({ list_price: '2500000.00', effective_from: '2026-01-05', ...overrides, unit_id } as Insertable<
      Tables['unit_price_history']
    >)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const propertyFactories: Record<string, (db: Db) => Promise<object>> = {
  property_unit: buildPropertyUnit,
  unit_price: buildUnitPrice,
}
