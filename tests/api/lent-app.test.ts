import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'

const USERS = '/api/v1/settings/users?start=0&end=1'

/** What the head of HR is answered once somebody's rights were changed in this database, whatever was so in others. */
async function answerAfter(change: (api: TestApi) => Promise<unknown>): Promise<number> {
  const api = await startApi()
  try {
    const staff = await api.as('hr_staff')
    await change(api)
    return (await staff.get(USERS)).status
  } finally {
    await api.close()
  }
}

it('remembers of one database nothing that is answered in the next, where rights were changed as often', async () => {
  const withoutRoles = (username: string) => (api: TestApi) =>
    sql`delete from user_role where user_id = (select id from app_user where username = ${username})`.execute(
      api.database.db,
    )
  expect(await answerAfter(withoutRoles('hr-staff'))).toBe(403)
  expect(await answerAfter(withoutRoles('agent'))).toBe(200)
})

it('is not lent twice at once, keeps its files apart, and neither listens nor closes for one of its users', async () => {
  const one = await startApi()
  const other = await startApi()
  expect(other.app).not.toBe(one.app)
  expect(() => one.app.close()).toThrow('ownApp')
  await other.close()
  await one.close()
  const next = await startApi()
  expect(next.app).toBe(one.app)
  expect((await one.database.pool.query('select current_database() as name')).rows).toEqual(
    (await next.fresh.database.pool.query('select current_database() as name')).rows,
  )
  await next.close()
})
