import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyAudit } from '@server/platform/audit/audit.repository'
import { inTransaction } from '@server/platform/db/transaction'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { nextUnit } from '@tests/support/writer'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const create = () => admin.post<{ data: { id: string } }>('/api/v1/maintenance/operating-units', nextUnit())
const rows = (table: string) =>
  sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(api.database.db)

/** As the owner with the guard off: what an attacker with the keys of the house could do. */
async function tamper({ database: { db } }: TestApi, statement: ReturnType<typeof sql>): Promise<void> {
  await sql`alter table audit_log disable trigger user`.execute(db)
  await statement.execute(db)
  await sql`alter table audit_log enable trigger user`.execute(db)
}

describe('the audit chain', () => {
  it('tells who did what to which record, from where, with what changed', async () => {
    const { body } = await create()
    const { rows: found } = await sql<Record<string, unknown>>`
      select * from audit_log where entity_id = ${body.data.id}`.execute(api.database.db)
    expect(found[0]).toMatchObject({
      action: 'operating_unit.create',
      actor_user_id: admin.user?.id,
      channel: 'app',
      ou_id: body.data.id,
      request_id: expect.any(String),
      diff: { kind: [null, 'satellite'] },
    })
    expect(await verifyAudit(api.database.db)).toBeNull()
  })

  it('AUD-03 undoes the action when its row cannot be written', async () => {
    const before = (await rows('operating_unit')).rows[0]?.n
    await sql`alter function portal_audit_append(jsonb) rename to portal_audit_append_away`.execute(
      api.database.db,
    )
    const answer = await create()
    await sql`alter function portal_audit_append_away(jsonb) rename to portal_audit_append`.execute(
      api.database.db,
    )
    expect(answer.status).toBe(500)
    expect((await rows('operating_unit')).rows[0]?.n).toBe(before)
  })

  it('holds for many writers at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, create))
    expect(answers.map(answer => answer.status)).toEqual(answers.map(() => 201))
    expect(await verifyAudit(api.database.db)).toBeNull()
  })

  it.each([
    [
      'a changed field',
      sql`update audit_log set action = 'nothing.happened' where seq = 2 and chain = 'company'`,
      /content was changed/,
    ],
    ['a removed entry', sql`delete from audit_log where seq = 3 and chain = 'company'`, /missing/],
    [
      'a cut end',
      sql`delete from audit_log where chain = 'company' and seq = (select max(seq) from audit_log where chain = 'company')`,
      /last entries are missing/,
    ],
  ])('AUD-02 names the entry after %s', async (_what, statement, reason) => {
    const own = await startApi()
    for (let visit = 0; visit < 4; visit += 1) await own.as('agent')
    await tamper(own, statement)
    const fault = await verifyAudit(own.database.db)
    expect(fault?.chain).toBe('company')
    expect(fault?.reason).toMatch(reason)
    await own.close()
  })

  it.each(['unit', 'company'] as const)(
    'AUD-02 lets the role of the application for a %s change nothing',
    async role => {
      const attempts = [
        sql`update audit_log set action = 'nothing.happened'`,
        sql`delete from audit_log`,
        sql`truncate audit_log`,
        sql`update audit_head set hash = ''`,
      ]
      const identity = { role, userId: admin.user?.id ?? '', unitIds: [] }
      for (const attempt of attempts)
        await expect(inTransaction(api.database, { identity }, tx => attempt.execute(tx.db))).rejects.toThrow(
          /permission denied/,
        )
      expect(await verifyAudit(api.database.db)).toBeNull()
    },
  )

  it('AUD-02 is not changed by its owner either, unless the guard is taken off first', async () => {
    const asOwner = sql`update audit_log set action = 'nothing.happened'`
    await expect(asOwner.execute(api.database.db)).rejects.toThrow()
    expect(await verifyAudit(api.database.db)).toBeNull()
  })

  it('AUD-04 keeps no password, hash or link', async () => {
    await admin.post('/api/v1/auth/password', {
      current_password: 'Portal-demo-1',
      password: 'Another-harbour-42',
    })
    await api.anyone.post('/users/forgot-password', { email: 'agent@portal.test' })
    const { rows: all } = await sql<{ text: string }>`select audit_log::text as text from audit_log`.execute(
      api.database.db,
    )
    const text = all.map(row => row.text).join('\n')
    expect(text).not.toMatch(/argon2|Another-harbour|Portal-demo|reset-password\//)
  })
})
