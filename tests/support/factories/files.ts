import type { Insertable } from 'kysely'
import { EVERYONE } from '@contract/modules/files/audience'
import type { Db } from '@server/platform/db/database'
import type { Tables } from '@server/platform/db/tables'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'
import { randomUUID } from 'node:crypto'
import type { Overrides } from '@tests/support/factories/overrides'

/** A draft to everyone of a unit of its own. */
async function buildMemo(db: Db, overrides: Overrides<'memo'> = {}) {
  const ou_id = overrides.ou_id ?? (await buildOperatingUnit(db)).id
  return db
    .insertInto('memo')
    .values({
      title: 'A memo of the tests',
      category: 'announcement',
      body_md: 'Something to know.',
      audience: JSON.stringify(EVERYONE),
      ...overrides,
      ou_id,
    } as Insertable<Tables['memo']>)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Without a file so far. */
async function buildDownloadableForm(db: Db, overrides: Overrides<'downloadable_form'> = {}) {
  return db
    .insertInto('downloadable_form')
    .values({
      code: `F-${randomUUID().slice(-8).toUpperCase()}`,
      name: 'A form of the tests',
      category: 'general',
      valid_from: '2026-01-01',
      audience: JSON.stringify(EVERYONE),
      ...overrides,
    } as Insertable<Tables['downloadable_form']>)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const filesFactories = { memo: buildMemo, downloadable_form: buildDownloadableForm }
