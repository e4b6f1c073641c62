import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction, type DbIdentity } from '@server/platform/db/transaction'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
const unitId = new Map<string, string>()
beforeAll(async () => {
  api = await startApi()
  for (const unit of await api.database.db.selectFrom('operating_unit').select(['id', 'ou_code']).execute())
    unitId.set(unit.ou_code, unit.id)
})
afterAll(() => api.close())

const NOBODY = '01a1fa65-f2dd-768c-999c-c8f7244c9822'
const as = <T>(identity: DbIdentity, statement: ReturnType<typeof sql<T>>) =>
  inTransaction(api.database, { identity }, async tx => (await statement.execute(tx.db)).rows)
const inUnits = (...codes: string[]): DbIdentity => ({
  role: 'unit',
  userId: NOBODY,
  unitIds: codes.map(code => unitId.get(code) ?? ''),
})

describe('row-level security', () => {
  it('stands on every table that has a unit', async () => {
    const { rows } = await sql<{ table_name: string; protected: boolean; policies: number }>`
      select c.relname as table_name, c.relrowsecurity as protected,
        (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'ou_id' and not a.attisdropped
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`.execute(api.database.db)
    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter(row => !row.protected || row.policies < 2)).toEqual([])
  })

  it('binds the application roles: none owns a table, is a superuser or bypasses it', async () => {
    const { rows: owned } = await sql`
      select c.relname from pg_class c join pg_roles r on r.oid = c.relowner
      where r.rolname in ('portal_app', 'portal_company')`.execute(api.database.db)
    const { rows: almighty } = await sql`
      select rolname from pg_roles where rolname in ('portal_app', 'portal_company') and (rolsuper or rolbypassrls)`.execute(
      api.database.db,
    )
    expect({ owned, almighty }).toEqual({ owned: [], almighty: [] })
  })

  it('shows the people of one’s units and no others, even to a query without any condition', async () => {
    const cebu = await as(inUnits('CEB'), sql<{ ou_id: string }>`select distinct ou_id from app_user`)
    expect(cebu).toEqual([{ ou_id: unitId.get('CEB') }])
    expect(await as(inUnits(), sql`select id from app_user`)).toEqual([])
  })

  it('lets nobody write into a unit that is not theirs', async () => {
    const move = sql`update app_user set ou_id = ${unitId.get('DVO')} where username = 'agent'`
    await expect(as(inUnits('CEB'), move)).rejects.toThrow(/row-level security/)
  })

  it('never shows hashes of passwords, sessions or links to an application role', async () => {
    for (const statement of [
      sql`select password_hash from app_user`,
      sql`select * from session`,
      sql`select * from password_reset`,
    ])
      await expect(as(inUnits('CEB'), statement)).rejects.toThrow(/permission denied/)
  })

  it('keeps settings inside their transaction', async () => {
    await as(inUnits('CEB'), sql`select 1`)
    const { rows } = await sql<{ role: string; units: string | null }>`
      select current_user as role, current_setting('app.unit_ids', true) as units`.execute(api.database.db)
    expect(rows[0]?.role).not.toBe('portal_app')
    expect(rows[0]?.units ?? '').toBe('')
  })
})

describe('audit', () => {
  it('cannot be written, changed or removed by an application role', async () => {
    for (const statement of [
      sql`insert into audit_log (chain) values ('x')`,
      sql`update audit_log set action = 'nothing'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
      sql`update audit_head set seq = 0`,
    ])
      await expect(as({ role: 'company', userId: NOBODY, unitIds: [] }, statement)).rejects.toThrow(
        /permission denied/,
      )
  })
})
