import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { DEFAULT_LAYOUT } from '@contract/modules/settings/layout'
import type { Db } from '@server/platform/db/database'
import type { AppUserTable, OutboxMailTable, RoleTable } from '@server/platform/db/tables'
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
