import type { Db } from '@server/platform/db/database'

/** Who sells behind an account. */
export async function sellerBehind(
  db: Db,
  userId: string,
): Promise<{ employee_id: string; name: string } | null> {
  const row = await db
    .selectFrom('seller_profile as s')
    .innerJoin('employee as e', 'e.id', 's.employee_id')
    .select(['e.id as employee_id', 's.display_name as name'])
    .where('e.user_id', '=', userId)
    .where('e.is_active', '=', true)
    .executeTakeFirst()
  return row ?? null
}
