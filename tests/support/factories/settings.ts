import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { DEFAULT_LAYOUT } from '@contract/access/layout'
import type { Db } from '@server/platform/db/database'
import type {
  AppUserTable,
  MenuTable,
  ModuleTable,
  OutboxMailTable,
  PermissionTable,
  RoleTable,
} from '@server/platform/db/tables'
import type {
  NumberSeriesTable,
  ParameterValueTable,
  SodRuleTable,
} from '@server/platform/db/settings.tables'
import { appendAudit } from '@server/platform/audit/audit.repository'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'

const suffix = () => randomUUID().slice(-8)

/** Active, in a unit of its own unless one is given; nobody can sign in with this hash. */
export async function buildUser(db: Db, overrides: Partial<Insertable<AppUserTable>> = {}) {
  const username = overrides.username ?? `person.${suffix()}`
  const ou_id = overrides.ou_id === undefined ? (await buildOperatingUnit(db)).id : overrides.ou_id
  return db
    .insertInto('app_user')
    .values({
      username,
      email: `${username}@factory.test`,
      password_hash: '-',
      status: 'active',
      layout: JSON.stringify(DEFAULT_LAYOUT),
      ...overrides,
      ou_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function buildRole(db: Db, overrides: Partial<Insertable<RoleTable>> = {}) {
  const letters = suffix().replace(/\d/g, digit => 'abcdefghij'.charAt(Number(digit)))
  return db
    .insertInto('role')
    .values({ code: `role_${letters}`, name: `Role ${letters}`, rank: 1, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function buildOutboxMail(db: Db, overrides: Partial<Insertable<OutboxMailTable>> = {}) {
  const id = suffix()
  return db
    .insertInto('outbox_mail')
    .values({
      kind: 'test.mail',
      to_address: `${id}@factory.test`,
      locale: 'en',
      subject: `Mail ${id}`,
      text_body: 'Text',
      html_body: '<p>Text</p>',
      message_id: `<${id}@factory.test>`,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const lettersOf = (text: string) => text.replace(/\d/g, digit => 'abcdefghij'.charAt(Number(digit)))

export async function buildModule(db: Db, overrides: Partial<Insertable<ModuleTable>> = {}) {
  const letters = lettersOf(suffix())
  return db
    .insertInto('module')
    .values({ code: `module-${letters}`, name: `Module ${letters}`, sort: 900, ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function buildPermission(db: Db, overrides: Partial<Insertable<PermissionTable>> = {}) {
  const module_id = overrides.module_id ?? (await buildModule(db)).id
  return db
    .insertInto('permission')
    .values({
      code: `test.${lettersOf(suffix())}.view`,
      description: 'Try something.',
      ...overrides,
      module_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function buildMenu(db: Db, overrides: Partial<Insertable<MenuTable>> = {}) {
  const module_id = overrides.module_id ?? (await buildModule(db)).id
  return db
    .insertInto('menu')
    .values({
      key: `test.${suffix()}`,
      title_key: 'A trial',
      path: '/settings/users',
      sort: 900,
      ...overrides,
      module_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Of the company, in force since the first of January, unless it says otherwise. */
export async function buildParameterValue(db: Db, overrides: Partial<Insertable<ParameterValueTable>> = {}) {
  const { id } = await db
    .insertInto('parameter_value')
    .values({
      code: 'property.hold_hours',
      scope: 'company',
      effective_from: '2026-01-01',
      value: '24',
      reason: 'A trial.',
      ...overrides,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return db.selectFrom('parameter_value').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function buildSodRule(db: Db, overrides: Partial<Insertable<SodRuleTable>> = {}) {
  const [a, b] = [await buildPermission(db), await buildPermission(db)]
  return db
    .insertInto('sod_rule')
    .values({
      code: `${a.code}--${b.code}`,
      permission_a: a.code,
      permission_b: b.code,
      severity: 'block',
      reason: 'A trial.',
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function buildNumberSeries(db: Db, overrides: Partial<Insertable<NumberSeriesTable>> = {}) {
  const ou_id = overrides.ou_id ?? (await buildOperatingUnit(db)).id
  return db
    .insertInto('number_series')
    .values({ doc_type: 'soa', year: 2026, prefix: 'SOA', ...overrides, ou_id })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** There is one, and it is there from the start. */
export async function buildCompanyProfile(db: Db) {
  return db.selectFrom('company_profile').selectAll().executeTakeFirstOrThrow()
}

/** There is one, too. */
export async function buildLinkRule(db: Db) {
  return db.selectFrom('link_rule').selectAll().executeTakeFirstOrThrow()
}

export async function buildAuditEntry(db: Db) {
  const entityId = suffix()
  await appendAudit(db, [{ action: 'test.create', entityType: 'test', entityId }], {})
  return db.selectFrom('audit_log').selectAll().where('entity_id', '=', entityId).executeTakeFirstOrThrow()
}
