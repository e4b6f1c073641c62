import { normalSide, pnlGroup } from '@contract/modules/accounting/account.rules'
import type { Db } from '@server/platform/db/database'
import { CHART } from '@server/seeds/chart'

/**
 * The chart that postings count on, at every start: what is missing comes, what is there is the accountants'. Headings
 * stand before what is below them.
 */
export async function seedAccounts(db: Db): Promise<void> {
  const known = await db.selectFrom('account').select(['code', 'id']).execute()
  const ids = new Map(known.map(({ code, id }) => [code, id]))
  for (const { code, name, type, parent, control = 'none', heading = false } of CHART) {
    if (ids.has(code)) continue
    const parent_id = parent === null ? null : (ids.get(parent) ?? null)
    const { id } = await db
      .insertInto('account')
      .values({
        code,
        name,
        type,
        normal_side: normalSide(type),
        pnl_group: pnlGroup(type),
        parent_id,
        is_postable: !heading,
        is_control: control,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(code, id)
  }
}
