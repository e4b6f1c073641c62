import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { distributeCommand } from '@server/commands/distribute/distribute-command'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { environmentOn } from '@tests/support/portal-process'
import { run, temporaryFolder } from './backup.support'

let fresh: FreshDatabase
let env: Record<string, string>
beforeAll(async () => {
  fresh = await freshDatabase()
  env = environmentOn(fresh.ownerConnection)
})
afterAll(() => fresh.close())

const WORKERS = ['--workers', 'one.internal:5432,two.internal:5432']
const distribute = (...args: string[]) => run(distributeCommand, args, env)

/** Policies and references as they stand, to see that nothing was changed. */
const schema = async () => {
  const { rows } = await sql`
    select relname, pg_get_expr(polqual, polrelid) as rule from pg_policy join pg_class on pg_class.oid = polrelid
    union all select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint order by 1, 2`.execute(
    fresh.database.db,
  )
  return rows
}

describe('the command distribute', () => {
  it('says how it is used where it was typed wrongly', async () => {
    for (const args of [[], ['--dry-run'], ['--workers', 'one'], ['--workers', ''], ['one:5432']]) {
      const { code, said } = await distribute(...args)
      expect([args, code]).toEqual([args, 2])
      expect(said).toContain('npm run distribute -- --workers HOST:PORT')
    }
  })

  it('leaves the embedded database alone', async () => {
    const { code, said } = await run(distributeCommand, WORKERS, { DATA_DIR: await temporaryFolder() })
    expect([code, said]).toEqual([1, expect.stringContaining('set DATABASE_URL to the coordinator')])
  })

  it('says what would be done and what stands against it, and does nothing', async () => {
    const before = await schema()
    const { code, printed, said } = await distribute(...WORKERS, '--dry-run')
    expect(code).toBe(0)
    expect(printed).toContain('operating_unit: on each machine')
    expect(printed).toContain('employee: on each machine')
    expect(printed).toContain('sale: by its unit')
    expect(printed.indexOf('user_role: on each machine')).toBeLessThan(
      printed.indexOf('anomaly: by its unit'),
    )
    expect(printed).toContain('  sale.sale_id')
    expect(said).toContain('Nothing was changed.')
    expect(await schema()).toEqual(before)
  })

  it('refuses with the list of what stands against it, and changes nothing', async () => {
    const before = await schema()
    const { code, printed, said } = await distribute(...WORKERS)
    expect(code).toBe(1)
    expect(printed.join('\n')).toMatch(/key without unit \(\d+\): begin the unique index/)
    expect(said).toMatch(/\d+ things of the schema stand against it.*Nothing was changed\./)
    expect(await schema()).toEqual(before)
  })
})
