import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { OperatingUnitTable } from '@server/platform/db/tables'

export async function buildOperatingUnit(db: Db, overrides: Partial<Insertable<OperatingUnitTable>> = {}) {
  const code = `T${randomInt(36 ** 5)
    .toString(36)
    .toUpperCase()
    .padStart(5, '0')}`
  return db
    .insertInto('operating_unit')
    .values({ ou_code: code, ou_name: `Unit ${code}`, kind: 'branch', ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}
