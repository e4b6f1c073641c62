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

  it('has nothing to say of one that knows them', async () => {
    expect(await warningsOf(emptyDatabase())).toEqual([])
  })
})
