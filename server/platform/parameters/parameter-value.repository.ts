import { sql } from 'kysely'
import type { ParameterValue } from '@contract/kernel/define-parameter'
import type { Db } from '@server/platform/db/database'

/** Every value that was not withdrawn, of all parameters and scopes. */
export async function findParameterValues(db: Db): Promise<readonly ParameterValue[]> {
  const { rows } = await sql<ParameterValue>`
    select code, scope, for_ou_id, for_project_id, effective_from::text, value from parameter_value
    where withdrawn_at is null`.execute(db)
  return rows
}
