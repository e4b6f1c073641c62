import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let identity: { role: 'unit'; userId: string; unitIds: readonly string[] }
beforeAll(async () => {
  api = await startApi()
  const { id, ou_id } = await api.database.db
    .selectFrom('app_user')
    .select(['id', 'ou_id'])
    .where('email', '=', 'agent@portal.test')
    .executeTakeFirstOrThrow()
  identity = { role: 'unit', userId: id, unitIds: [ou_id ?? ''] }
})
afterAll(() => api.close())

const read = <T>(work: (tx: Tx) => Promise<T>) =>
  inTransaction(api.database, { identity, readOnly: true, isOneStatement: true }, work)
const whoAsks = (tx: Tx) =>
  sql<{
    role: string
    units: string
  }>`select current_user as role, current_setting('app.unit_ids') as units`.execute(tx.db)

describe('a reader who asks one statement', () => {
  it('asks it within role and units, and leaves a connection that is in neither', async () => {
    const { rows } = await read(whoAsks)
    expect(rows).toEqual([{ role: 'portal_app', units: `{${identity.unitIds[0]}}` }])
    const after = await sql<{ role: string }>`select current_setting('role') as role`.execute(api.database.db)
    expect(after.rows).toEqual([{ role: 'none' }])
  })

  it('is refused another, which would run past the policies', async () => {
    const two = read(async tx => {
      await whoAsks(tx)
      return whoAsks(tx)
    })
    await expect(two).rejects.toThrow('one statement')
  })

  it('is told what was wrong with it, and the connection serves the next', async () => {
    const wrong = read(tx => sql`select 1 / count(*) from operating_unit where false`.execute(tx.db))
    await expect(wrong).rejects.toThrow('division by zero')
    expect((await read(whoAsks)).rows).toHaveLength(1)
  })
})
