import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import { DEFAULT_LAYOUT } from '@contract/access/layout'
import type { Db } from '@server/platform/db/database'

type Unit = { id: string; ou_code: string }

const HEAD_OFFICE = { ou_code: 'HO', ou_name: 'Head Office', kind: 'head_office' } as const

/** The head office, which an installation without any unit gets first. */
export async function homeUnit(db: Db): Promise<Unit> {
  const found = await db
    .selectFrom('operating_unit')
    .select(['id', 'ou_code'])
    .orderBy(({ eb }) => eb('kind', '=', HEAD_OFFICE.kind), 'desc')
    .orderBy('is_active', 'desc')
    .orderBy('ou_code')
    .limit(1)
    .executeTakeFirst()
  return (
    found ??
    db
      .insertInto('operating_unit')
      .values({ ...HEAD_OFFICE, parent_id: null, address: null, rdo_code: null, is_vat_registered: null })
      .returning(['id', 'ou_code'])
      .executeTakeFirstOrThrow()
  )
}

/** null where the address is already known. */
export async function insertActive(
  db: Db,
  person: { email: string; username: string; password_hash: string; ou_id: string },
): Promise<string | null> {
  const row = await db
    .insertInto('app_user')
    .values({ ...person, status: 'active', locale: DEFAULT_LOCALE, layout: JSON.stringify(DEFAULT_LAYOUT) })
    .onConflict(conflict => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
