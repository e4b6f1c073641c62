import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import { DEFAULT_LAYOUT } from '@contract/access/layout'
import { hashPassword } from '@server/platform/access/passwords'
import type { Db } from '@server/platform/db/database'
import { DEMO_PASSWORD, demoAccounts } from '@server/seeds/demo-accounts'

const UNITS = [
  {
    ou_code: 'HO',
    ou_name: 'Head Office',
    kind: 'head_office',
    tin_branch_code: '00000',
    address: 'Ayala Avenue, Makati City',
  },
  {
    ou_code: 'CEB',
    ou_name: 'Cebu',
    kind: 'branch',
    tin_branch_code: '00001',
    address: 'Cebu Business Park, Cebu City',
  },
  {
    ou_code: 'DVO',
    ou_name: 'Davao',
    kind: 'branch',
    tin_branch_code: '00002',
    address: 'J.P. Laurel Avenue, Davao City',
  },
] as const

/** The demo company, into an empty database alone: three units and one sign-in a role. */
export async function seedDemo(db: Db): Promise<boolean> {
  const existing = await db.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
  if (existing) return false
  const units = await seedUnits(db)
  await seedPeople(db, units)
  await seedCompany(db)
  return true
}

async function seedUnits(db: Db): Promise<Map<string, string>> {
  const rows = UNITS.map(unit => ({ ...unit, parent_id: null, rdo_code: null, is_vat_registered: true }))
  await db
    .insertInto('operating_unit')
    .values(rows)
    .onConflict(c => c.column('ou_code').doNothing())
    .execute()
  const units = await db.selectFrom('operating_unit').select(['ou_code', 'id']).execute()
  return new Map(units.map(unit => [unit.ou_code, unit.id]))
}

async function seedPeople(db: Db, units: Map<string, string>): Promise<void> {
  const password_hash = await hashPassword(DEMO_PASSWORD)
  const roles = new Map(
    (await db.selectFrom('role').select(['code', 'id']).execute()).map(role => [role.code, role.id]),
  )
  const roleId = (code: string) => roles.get(code) ?? fail(`no role is called ${code}`)
  for (const { email, username, first_name, last_name, role, ou_code } of demoAccounts) {
    const person = await db
      .insertInto('app_user')
      .values({
        email,
        username,
        first_name,
        last_name,
        password_hash,
        status: 'active',
        ou_id: units.get(ou_code) ?? fail(`no unit is called ${ou_code}`),
        locale: DEFAULT_LOCALE,
        layout: JSON.stringify(DEFAULT_LAYOUT),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const held = new Set([roleId(role), roleId('employee')])
    await db
      .insertInto('user_role')
      .values([...held].map(role_id => ({ user_id: person.id, role_id, valid_to: null })))
      .execute()
  }
}

async function seedCompany(db: Db): Promise<void> {
  await db
    .updateTable('company_profile')
    .set({
      legal_name: 'Bayside Property Marketing, Inc.',
      trade_name: 'Bayside Properties',
      tin: '009-123-456-000',
      rdo_code: '050',
      address: 'Ayala Avenue, Makati City',
    })
    .execute()
}

function fail(message: string): never {
  throw new Error(message)
}
