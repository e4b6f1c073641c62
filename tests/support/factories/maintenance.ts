import { randomInt } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '@server/platform/db/database'
import type { OperatingUnitTable, Tables } from '@server/platform/db/tables'
import type { Overrides } from '@tests/support/factories/overrides'
import { doubleOf } from '@tests/support/double-of'

const unique = (letter: string) =>
  letter +
  randomInt(36 ** 5)
    .toString(36)
    .toUpperCase()
    .padStart(5, '0')
const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')

export async function buildOperatingUnit(db: Db, overrides: Partial<Insertable<OperatingUnitTable>> = {}) {
  const code = unique('T')
  return db
    .insertInto('operating_unit')
    .values({ ou_code: code, ou_name: `Unit ${code}`, kind: 'branch', ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildDivision(db: Db, overrides: Overrides<'division'> = {}) {
  const code = unique('D')
  return db
    .insertInto('division')
    .values({ code, name: `Division ${code}`, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function buildPosition(db: Db, overrides: Overrides<'position'> = {}) {
  const code = unique('P')
  return db
    .insertInto('position')
    .values({ code, name: `Position ${code}`, category: 'sales', rank: 5, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function buildSalesTeam(db: Db, overrides: Overrides<'sales_team'> = {}) {
  const code = unique('S')
  const ou_id = overrides.ou_id ?? (await buildOperatingUnit(db)).id
  const division_id = overrides.division_id ?? (await buildDivision(db)).id
  return db
    .insertInto('sales_team')
    .values({ code, name: `Team ${code}`, ...overrides, ou_id, division_id })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A region: it needs nothing above it. */
async function buildArea(db: Db, overrides: Overrides<'area'> = {}) {
  const code = unique('A')
  const name = overrides.name ?? `Area ${code}`
  return db
    .insertInto('area')
    .values({ code, level: 'region', region: name, ...overrides, name })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildDeveloper(db: Db, overrides: Overrides<'developer'> = {}) {
  const code = unique('V')
  const tin = `${digits(3)}-${digits(3)}-${digits(3)}-00000`
  // As text: the driver would take an array for one of PostgreSQL's own.
  const billing_contacts = doubleOf<Insertable<Tables['developer']>['billing_contacts']>(
    JSON.stringify(overrides.billing_contacts ?? []),
  )
  return db
    .insertInto('developer')
    .values({ code, name: `Developer ${code}`, tin, ...overrides, billing_contacts })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildProject(db: Db, overrides: Overrides<'project'> = {}) {
  const code = unique('J')
  const developer_id = overrides.developer_id ?? (await buildDeveloper(db)).id
  const area_id = overrides.area_id ?? (await buildArea(db)).id
  return db
    .insertInto('project')
    .values({ code, name: `Project ${code}`, kind: 'horizontal', ...overrides, developer_id, area_id })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildHouseModel(db: Db, overrides: Overrides<'house_model'> = {}) {
  const code = unique('H')
  const project_id = overrides.project_id ?? (await buildProject(db)).id
  return db
    .insertInto('house_model')
    .values({ code, name: `Model ${code}`, ...overrides, project_id })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildUnitType(db: Db, overrides: Overrides<'unit_type'> = {}) {
  const code = unique('U')
  return db
    .insertInto('unit_type')
    .values({ code, name: `Type ${code}`, is_residential: true, vat_rule: 'lot', ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildSubUnitType(db: Db, overrides: Overrides<'sub_unit_type'> = {}) {
  const code = unique('X')
  const unit_type_id = overrides.unit_type_id ?? (await buildUnitType(db)).id
  return db
    .insertInto('sub_unit_type')
    .values({ code, name: `Sub type ${code}`, ...overrides, unit_type_id })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function buildProspectStatus(db: Db, overrides: Overrides<'prospect_status'> = {}) {
  const code = unique('O')
  return db
    .insertInto('prospect_status')
    .values({ code, name: `Status ${code}`, category: 'working', sort: 50, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A lender: it has no account of ours that would have to be sealed. */
async function buildBank(db: Db, overrides: Overrides<'bank'> = {}) {
  const code = unique('B')
  return db
    .insertInto('bank')
    .values({ code, name: `Bank ${code}`, kind: 'lender', ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** With a unit of their own, so that nobody else approves the same. */
async function buildApprover(db: Db, overrides: Overrides<'approver'> = {}) {
  const code = unique('R')
  const ou_id = overrides.ou_id === undefined ? (await buildOperatingUnit(db)).id : overrides.ou_id
  return db
    .insertInto('approver')
    .values({
      doc_type: 'expense',
      step_key: 'ou_admin',
      name: `Approver ${code}`,
      email: `${code.toLowerCase()}@factory.test`,
      valid_from: '2026-01-01',
      ...overrides,
      ou_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const maintenanceFactories: Record<string, (db: Db) => Promise<object>> = {
  approver: buildApprover,
  area: buildArea,
  bank: buildBank,
  developer: buildDeveloper,
  division: buildDivision,
  house_model: buildHouseModel,
  operating_unit: buildOperatingUnit,
  position: buildPosition,
  project: buildProject,
  prospect_status: buildProspectStatus,
  sales_team: buildSalesTeam,
  sub_unit_type: buildSubUnitType,
  unit_type: buildUnitType,
}
