import { randomUUID } from 'node:crypto'
import type { Db } from '@server/platform/db/database'
import { buildOperatingUnit, buildPosition, buildSalesTeam } from '@tests/support/factories/maintenance'
import type { Overrides } from '@tests/support/factories/overrides'

const unique = () => randomUUID().slice(-8).toUpperCase()

/** In a unit of its own unless one is given, and below nobody. */
export async function buildEmployee(db: Db, overrides: Overrides<'employee'> = {}) {
  const key = unique()
  const ou_id = overrides.ou_id ?? (await buildOperatingUnit(db)).id
  const position_id = overrides.position_id ?? (await buildPosition(db)).id
  return db
    .insertInto('employee')
    .values({
      employee_no: `T-${key}`,
      last_name: `Last${key}`,
      first_name: `First${key}`,
      employment_type: 'regular',
      email: `${key.toLowerCase()}@factory.test`,
      date_hired: '2024-01-15',
      ...overrides,
      ou_id,
      position_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildEmployeeDetail(db: Db, overrides: Overrides<'employee_detail'> = {}) {
  const { id, ou_id, full_name } = await buildEmployee(db)
  return db
    .insertInto('employee_detail')
    .values({ id, ou_id, full_name, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A licensed broker, who needs nobody above; without a TIN, which would have to be sealed. */
export async function buildSellerProfile(db: Db, overrides: Overrides<'seller_profile'> = {}) {
  const key = unique()
  const ou_id = overrides.ou_id ?? (await buildOperatingUnit(db)).id
  return db
    .insertInto('seller_profile')
    .values({
      display_name: `Seller ${key}`,
      prc_license_no: key,
      ...overrides,
      ou_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Somebody of a team, from its first day on. */
async function buildSalesTeamMember(db: Db, overrides: Overrides<'sales_team_member'> = {}) {
  const team = await buildSalesTeam(db, overrides.ou_id ? { ou_id: overrides.ou_id } : {})
  const employee_id = overrides.employee_id ?? (await buildEmployee(db, { ou_id: team.ou_id })).id
  const position_id = overrides.position_id ?? (await buildPosition(db)).id
  return db
    .insertInto('sales_team_member')
    .values({
      valid_from: '2026-01-05',
      team_id: team.id,
      ...overrides,
      ou_id: team.ou_id,
      employee_id,
      position_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const peopleFactories: Record<string, (db: Db) => Promise<object>> = {
  employee: buildEmployee,
  employee_detail: buildEmployeeDetail,
  seller_profile: buildSellerProfile,
  sales_team_member: buildSalesTeamMember,
}
