import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asPortal } from '@server/platform/db/as-portal'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let everybody = 0
beforeAll(async () => {
  api = await startApi()
  everybody = await countEmployees({ db: api.database.db })
})
afterAll(() => api.close())

async function countEmployees({ db }: Pick<Tx, 'db'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from employee`.execute(db)
  return rows[0]?.count ?? 0
}

const withoutUnits = <T>(work: (tx: Tx) => Promise<T>) =>
  inTransaction(api.database, { identity: { role: 'unit', userId: NOBODY, unitIds: [] } }, work)
const NOBODY = '01a1fa65-f2dd-768c-999c-c8f7244c9822'

describe('a piece of work past the policies of units', () => {
  it('sees every unit, and what comes after it sees those of its caller again', async () => {
    const counts = await withoutUnits(async tx => [
      await countEmployees(tx),
      await asPortal(tx, portal => countEmployees(portal)),
      await countEmployees(tx),
    ])
    expect(counts).toEqual([0, everybody, 0])
  })

  it('leaves its caller as they were where it is refused and somebody goes on', async () => {
    const left = await withoutUnits(async tx => {
      await asPortal(tx, () => Promise.reject(new Error('refused'))).catch(() => undefined)
      return countEmployees(tx)
    })
    expect(left).toBe(0)
  })

  it('leaves its caller as they were where the database refused it within a savepoint', async () => {
    const left = await withoutUnits(async tx => {
      await sql.raw('savepoint tried').execute(tx.db)
      await asPortal(tx, ({ db }) => sql`select 1 / 0`.execute(db)).catch(() => undefined)
      await sql.raw('rollback to savepoint tried').execute(tx.db)
      return countEmployees(tx)
    })
    expect(left).toBe(0)
  })

  it('is one piece however deep it is asked for', async () => {
    const counts = await withoutUnits(tx =>
      asPortal(tx, async portal => [
        await asPortal(portal, inner => countEmployees(inner)),
        await countEmployees(portal),
      ]),
    )
    expect(counts).toEqual([everybody, everybody])
  })
})
