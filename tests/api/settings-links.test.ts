import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LinkRule } from '@contract/modules/approvals/link-rule.resource'
import { seen } from '@tests/api/attacks/people.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

const RULES = '/api/v1/settings/link-rules'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const rule = async () => (await admin.get<{ data: LinkRule[] }>(RULES)).body.data[0] as LinkRule
const change = async (values: Partial<LinkRule>, client = admin) => {
  const { id, row_version } = await rule()
  return client.patch<{ fields?: { path: string; code: string }[] }>(
    `${RULES}/${id}`,
    values,
    seen(row_version),
  )
}

describe('what links ask for', () => {
  it('starts as it always was, and is set by whoever keeps the company, on record', async () => {
    expect(await rule()).toMatchObject({
      otp_from: '20000.00',
      otp_days_from: null,
      login_from: null,
      code_minutes: 10,
      code_tries: 5,
    })
    expect((await change({ code_minutes: 5 }, await api.as('hr_staff'))).status).toBe(403)
    expect((await change({ code_minutes: 5, otp_from: '5000.00' })).status).toBe(200)
    const entry = await api.database.db
      .selectFrom('audit_log')
      .select(['action', 'diff'])
      .where('entity_type', '=', 'link_rule')
      .executeTakeFirstOrThrow()
    expect(entry).toMatchObject({
      action: 'link_rule.update',
      diff: { code_minutes: [10, 5], otp_from: ['20000.00', '5000.00'] },
    })
  })

  it.each([
    ['otp_from', '1000000.01'],
    ['otp_from', '-1.00'],
    ['otp_days_from', '0.00'],
    ['code_minutes', 2],
    ['code_minutes', 31],
    ['code_tries', 2],
    ['code_tries', 11],
  ])('keeps its bounds: %s is never %s', async (field, value) => {
    const refused = await change({ [field]: value })
    expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([400, field])
  })

  it('never asks for a sign-in below a code, whichever of the two moves', async () => {
    const below = await change({ otp_from: '30000.00', login_from: '29999.99' })
    expect(below).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'login_from', code: 'sign_in_below_code' }] },
    })
    expect((await change({ otp_from: '30000.00', login_from: '30000.00' })).status).toBe(200)
    expect((await change({ otp_from: '30000.01' })).status).toBe(422)
  })
})
