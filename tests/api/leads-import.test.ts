import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportAnswer } from '@contract/kernel/record-calls'
import { startApi, type TestApi } from '@tests/support/api'
import { leadCalls, LEADS, someMobile } from '@tests/api/leads.support'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

type ImportResult = { data: ImportAnswer }

const row = (values: Record<string, string> = {}) => ({
  full_name: 'From a file',
  mobile_e164: someMobile(),
  source: 'event',
  owner_employee_id: 'Inting, Paolo S.',
  consent_text_version: '2026-01',
  ...values,
})
const count = async () =>
  Number(
    (
      await api.database.db
        .selectFrom('lead')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

describe('an import of leads', () => {
  it('writes nothing by a dry run: no lead, no number, no trace', async () => {
    const { client } = leadCalls(await api.as('sales_admin'))
    const numbers = () => api.database.db.selectFrom('number_series').selectAll().execute()
    const traces = () => api.database.db.selectFrom('audit_log').select('id').execute()
    const before = [await count(), await numbers(), (await traces()).length]
    const answer = await client.post<ImportResult>(`${LEADS}/import`, { rows: [row(), row()], dry_run: true })
    expect(answer.body.data).toEqual({ created: 2, errors: [] })
    expect([await count(), await numbers(), (await traces()).length]).toEqual(before)
  })

  it('BIZ-15 tells what is wrong row by row, and writes all or none', async () => {
    const { client, made } = leadCalls(await api.as('sales_admin'))
    const standing = await made({
      owner_employee_id: (
        await api.database.db
          .selectFrom('employee')
          .select('id')
          .where('last_name', '=', 'Inting')
          .executeTakeFirstOrThrow()
      ).id,
    })
    const twice = someMobile()
    const rows = [
      row(),
      row({ mobile_e164: standing.mobile_e164 ?? '' }),
      row({ mobile_e164: twice }),
      row({ mobile_e164: `+63 ${twice.slice(1)}` }),
      row({ mobile_e164: '123' }),
      row({ consent_text_version: '' }),
    ]
    const before = await count()
    const told = (await client.post<ImportResult>(`${LEADS}/import`, { rows, dry_run: false })).body.data
    expect(told.created).toBe(0)
    expect(told.errors.map(({ row: at, code }) => [at, code])).toEqual([
      [1, 'lead_protected'],
      [3, 'lead_protected'],
      [4, 'mobile_malformed'],
      [5, expect.any(String)],
    ])
    expect(await count()).toBe(before)
    const good = await client.post<ImportResult>(`${LEADS}/import`, {
      rows: rows.slice(0, 1),
      dry_run: false,
    })
    expect(good.body.data).toEqual({ created: 1, errors: [] })
    expect(await count()).toBe(before + 1)
  })
})
