import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportAnswer } from '@contract/kernel/record-calls'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { listCalls } from '@tests/api/maintenance.support'

type Cells = Record<string, string | null>
let api: TestApi
let client: Client
beforeAll(async () => {
  api = await startApi()
  client = await api.as('super_admin')
})
afterAll(() => api.close())

const send = (list: string, rows: Cells[], dry_run: boolean) =>
  client.post<{ data: ImportAnswer }>(`/api/v1/maintenance/${list}/import`, { rows, dry_run })
const codesOf = (answer: { body: { data: ImportAnswer } }) =>
  answer.body.data.errors.map(({ row, path, code }) => [row, path, code])
const totalOf = async (list: string) =>
  (await client.get<{ meta: { total: number } }>(`/api/v1/maintenance/${list}?start=0&end=1`)).body.meta.total

const project: Cells = {
  code: 'FILE-1',
  name: 'From a file',
  developer_id: 'ALON',
  area_id: 'Lapu-Lapu',
  kind: 'vertical',
}

describe('an import', () => {
  it('tells every fault by its row and writes nothing', async () => {
    const before = await totalOf('projects')
    const rows = [
      project,
      { ...project, code: 'FILE-2', developer_id: 'NOBODY' },
      { ...project, code: 'FILE-3', lts_date: '2026-01-05' },
      { ...project, code: 'BAH-VISTA' },
      { ...project, code: 'FILE-1' },
    ]
    const expected = [
      [1, 'developer_id', 'reference_unknown'],
      [2, 'lts_no', 'licence_no_needed'],
      [3, 'code', 'already_exists'],
      [4, 'code', 'already_exists'],
    ]
    const dry = await send('projects', rows, true)
    expect([dry.body.data.created, codesOf(dry)]).toEqual([1, expected])
    const wet = await send('projects', rows, false)
    expect([wet.body.data.created, codesOf(wet)]).toEqual([0, expected])
    expect(await totalOf('projects')).toBe(before)
  })

  it('promises on a dry run what it then does', async () => {
    const rows = [project, { ...project, code: 'FILE-2', misc_fee_rate_pct: '6.5' }]
    expect((await send('projects', rows, true)).body.data).toEqual({ created: 2, errors: [] })
    const before = await totalOf('projects')
    expect((await send('projects', rows, false)).body.data).toEqual({ created: 2, errors: [] })
    expect(await totalOf('projects')).toBe(before + 2)
    expect(await listCalls(client).find('projects', 'FILE-2')).toMatchObject({
      developer_label: 'Alon Bay Properties Corporation · ALON',
      misc_fee_rate_pct: '6.500000',
      status: 'preselling',
    })
  })

  it('takes a whole tree from one file, the wider areas first', async () => {
    const rows: Cells[] = [
      { code: 'R05', name: 'Bicol', level: 'region', psgc_code: '0500000000' },
      { code: 'ALB', name: 'Albay', level: 'province', parent_id: 'R05' },
      { code: 'ALB-LEG', name: 'Legazpi', level: 'city', parent_id: 'ALB' },
    ]
    expect((await send('areas', rows, false)).body.data).toEqual({ created: 3, errors: [] })
    expect(await listCalls(client).find('areas', 'ALB-LEG')).toMatchObject({
      region: 'Bicol',
      province: 'Albay',
    })
    expect(await listCalls(client).find('areas', 'R05')).toMatchObject({ psgc_code: '0500000000' })
    const twin = await send(
      'areas',
      [{ code: 'R05B', name: 'Twin', level: 'region', psgc_code: '0500000000' }],
      true,
    )
    expect(codesOf(twin)).toEqual([[0, 'psgc_code', 'already_exists']])
  })

  it('seals account numbers as a form does, and keeps them out of what it tells', async () => {
    const accounting = await api.as('accounting')
    const rows: Cells[] = [
      {
        code: 'IMP',
        name: 'Imported',
        kind: 'company_account',
        account_no: '556677889900',
        gl_account_id: '1020',
      },
    ]
    const answer = await accounting.post('/api/v1/maintenance/banks/import', { rows, dry_run: false })
    expect([answer.status, answer.body]).toEqual([200, { data: { created: 1, errors: [] } }])
    const kept = await api.database.db
      .selectFrom('bank')
      .select(['account_no', 'account_no_masked'])
      .where('code', '=', 'IMP')
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ account_no: expect.stringMatching(/^v1\./), account_no_masked: '****9900' })
  })

  it('asks for the right to create and the right to import', async () => {
    const agent = await api.as('agent')
    const answer = await agent.post('/api/v1/maintenance/projects/import', { rows: [project], dry_run: true })
    expect(answer.status).toBe(403)
  })
})
