import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { checkServer, KNOWS_FEW_LETTERS } from '@server/platform/db/check-server'
import { databaseOfFewLetters, emptyDatabase, type FreshDatabase } from '@tests/support/database'

let fresh: FreshDatabase

async function warningsOf(made: Promise<FreshDatabase>): Promise<string[]> {
  fresh = await made
  const warnings: string[] = []
  await checkServer(fresh.ownerConnection, { warn: message => warnings.push(message) })
  return warnings
}

afterEach(() => fresh.close())

describe('the start on a database of somebody else', () => {
  it('warns of one whose searches would know no letters but A to Z', async () => {
    expect(await warningsOf(databaseOfFewLetters())).toEqual([KNOWS_FEW_LETTERS])
  })

  it('is refused while references between tables wait to come back', async () => {
    fresh = await emptyDatabase()
    await sql`create table distribute_reference (name text)`.execute(fresh.database.db)
    const checked = checkServer(fresh.ownerConnection, { warn: () => undefined })
    await expect(checked).rejects.toThrow('run npm run distribute again first')
  })

  it('has nothing to say of one that knows them', async () => {
    expect(await warningsOf(emptyDatabase())).toEqual([])
  })
})
