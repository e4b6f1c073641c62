import { sql } from 'kysely'
import type { Scope } from '@contract/access/scopes'
import type { Actor } from '@server/platform/access/actor'
import type { Condition } from '@server/platform/access/access-where'

export type Reader = Pick<Actor, 'userId' | 'permissions' | 'units' | 'allUnits'>

/**
 * Whose rights were taken away since is shown nothing of it any more: no text, no count. In all units of the reader,
 * whichever one the screen is narrowed to.
 */
export function visibleTo({ userId, permissions, units, allUnits }: Reader): Condition {
  const withScope = (...scopes: Scope[]) =>
    sql`${[...permissions].filter(([, scope]) => scopes.includes(scope)).map(([code]) => code)}::text[]`
  const unitIds = units.map(({ id }) => id)
  const column = (name: string) => sql.ref(`notification.${name}`)
  return sql<boolean>`(${column('user_id')} = ${userId}::uuid and (${column('needs')} is null or (
    ${column('needs')} = any (${[...permissions.keys()]}::text[])
    and (${column('is_open')} or ((${column('is_everywhere')} or ${column('ou_id')} = any (${unitIds}::uuid[])
        or (${column('ou_id')} is null and ${allUnits}))
      and (${column('needs')} = any (${withScope('ou', 'all')})
        or ${column('owner_id')} = ${userId}::uuid
        or (${column('owner_id')} is null and ${column('line_id')} = (select portal_own_employee()))
        or (${column('needs')} = any (${withScope('team')})
          and ${column('line_id')} = any ((select portal_line_below())::uuid[]))))))))`
}
