import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { nothing, registerRoute } from '@server/platform/http/register-route'
import { startApi, type Client, type TestApi } from '@tests/support/api'

const DIVISIONS = '/api/v1/maintenance/divisions'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

type CreatedAnswer = { data: { id: string } }
const under = (key: string) => ({ headers: { 'idempotency-key': key } })
const body = () => {
  const code = `K${randomUUID().slice(0, 6).toUpperCase()}`
  return { code, name: `Division ${code}` }
}
const post = (client: Client, key: string, values: object) =>
  client.post<CreatedAnswer>(DIVISIONS, values, under(key))
const countOf = async (code: string) =>
  (await api.database.db.selectFrom('division').select('id').where('code', '=', code).execute()).length

describe('BIZ-02 a key', () => {
  it('gives the first answer again for the same body, and refuses another one', async () => {
    const [key, values] = [randomUUID(), body()]
    const first = await post(admin, key, values)
    const second = await post(admin, key, values)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.data.id).toBe(first.body.data.id)
    expect(second.headers['idempotent-replay']).toBe('true')
    const other = await post(admin, key, body())
    expect(other.status).toBe(409)
    expect(await countOf(values.code)).toBe(1)
  })

  it('does once what eight ask for at the same time', async () => {
    const [key, values] = [randomUUID(), body()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(admin, key, values)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(answer => answer.body.data.id)).size).toBe(1)
    expect(await countOf(values.code)).toBe(1)
  })

  it('is its owner’s alone', async () => {
    const key = randomUUID()
    const hr = await api.as('ou_admin')
    const mine = await post(admin, key, body())
    const theirs = await hr.post(
      '/api/v1/maintenance/areas',
      { code: 'IDEM', name: 'Idem', level: 'region' },
      under(key),
    )
    expect(mine.status).toBe(201)
    expect([201, 403]).toContain(theirs.status)
    expect(theirs.headers['idempotent-replay']).toBeUndefined()
  })

  it('keeps of a body only what nobody without the portal’s secret can try guesses on', async () => {
    const [key, values] = [randomUUID(), body()]
    await post(admin, key, values)
    const kept = await api.database.db
      .selectFrom('idempotency_key')
      .select('body_hash')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    const text = JSON.stringify(values)
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(kept.body_hash).not.toBe(createHash('sha256').update(text).digest(encoding))
  })

  it('tells requests apart by their query too, and keeps nothing of what stood in it', async () => {
    const echo = await startApi({
      on: api.fresh,
      extraRoutes: (app, platform) =>
        registerRoute(app, platform, {
          method: 'POST',
          url: '/api/v1/echo/:of',
          access: { signedIn: true },
          summary: 'Answers nothing',
          params: z.strictObject({ of: z.string() }),
          query: z.strictObject({ about: z.string() }),
          status: 204,
          response: nothing,
          handler: async () => null,
        }),
    })
    const caller = echo.withToken(admin.user?.token ?? '')
    const key = randomUUID()
    const asked = async (path: string) =>
      (await caller.post(`/api/v1/echo/${path}`, undefined, under(key))).status
    expect(await asked('Quintessa?about=mobile')).toBe(204)
    expect(await asked('Quintessa?about=mobile')).toBe(204)
    expect(await asked('Quintessa?about=address')).toBe(409)
    expect(await asked('Maria?about=mobile')).toBe(409)
    await echo.close()
    const kept = await api.database.db
      .selectFrom('idempotency_key')
      .selectAll()
      .where('key', '=', key)
      .execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toMatch(/Quintessa|mobile/)
  })

  it('is new again after two days', async () => {
    const key = randomUUID()
    await post(admin, key, body())
    await sql`update idempotency_key set created_at = created_at - interval '49 hours' where key = ${key}`.execute(
      api.database.db,
    )
    const later = body()
    const answer = await post(admin, key, later)
    expect(answer.status).toBe(201)
    expect(await countOf(later.code)).toBe(1)
  })
})
