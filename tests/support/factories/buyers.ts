import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { Tables } from '@server/platform/db/tables'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'
import type { Overrides } from '@tests/support/factories/overrides'

const unique = () => randomUUID().slice(-8).toUpperCase()

/** A single Filipino with local work, of a unit of their own; without numbers, which would have to be sealed. */
export async function buildBuyer(db: Db, overrides: Overrides<'buyer'> = {}) {
  const key = unique()
  const ou_id = overrides.ou_id ?? (await buildOperatingUnit(db)).id
  return db
    .insertInto('buyer')
    .values({
      buyer_no: `BY-T-${key}`,
      kind: 'individual',
      last_name: `Last${key}`,
      first_name: `First${key}`,
      nationality: 'PH',
      civil_status: 'single',
      present_address: '12 Mabini Street, Cebu City',
      mobile: '+639170000000',
      fingerprint: `print-${key}`,
      employment: 'local',
      ...overrides,
      ou_id,
    } as Insertable<Tables['buyer']>)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Asked of every sale before it is reserved. */
async function buildDocumentRequirement(db: Db, overrides: Overrides<'document_requirement'> = {}) {
  const key = unique()
  return db
    .insertInto('document_requirement')
    .values({
      code: `T-${key}`,
      name: `Paper ${key}`,
      mandatory_for: 'reservation',
      ...overrides,
    } as Insertable<Tables['document_requirement']>)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const buyerFactories = { buyer: buildBuyer, document_requirement: buildDocumentRequirement }
