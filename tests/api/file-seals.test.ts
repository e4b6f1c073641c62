import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShownSeal, VerifiedDocument } from '@contract/kernel/document-seal'
import type { OwnPayslips, PayslipBatchPage } from '@contract/modules/files/payslip.calls'
import { aPdf, FILES, memoCalls, only, sha256, upload, versionOf } from '@tests/api/files.portal.support'
import { EXTERNAL } from '@tests/api/statement-links.support'
import { PUBLIC_URL, startApi, type Client, type TestApi } from '@tests/support/api'
import { memoryStore } from '@tests/support/memory-store'

let api: TestApi
let hr: Client
let nico: Client
let me: { id: string; employee_no: string; ou_id: string; full_name: string }
beforeAll(async () => {
  api = await startApi({ fileStore: memoryStore() })
  hr = await api.as('hr_staff')
  nico = await api.as('employee')
  me = await api.database.db
    .selectFrom('employee')
    .select(['id', 'employee_no', 'ou_id', 'full_name'])
    .where('user_id', '=', nico.user?.id ?? '')
    .executeTakeFirstOrThrow()
})
afterAll(() => api.close())

let asker = 0
/** What anybody is told of the code that a link carries; from another address each time. */
const verify = async (url: string) => {
  const answer = await api.anyone.post<{ data: VerifiedDocument }>(
    `${EXTERNAL}/verify`,
    { code: url.slice(`${PUBLIC_URL}/verify/`.length) },
    { remoteAddress: `198.51.100.${(asker += 1)}` },
  )
  expect(answer.status).toBe(200)
  return answer.body.data
}

describe('The seal of a payslip', () => {
  // Payslips of one period replace one another; each test has a period of its own.
  let month = 0
  const publish = async (content: string, no = (month += 1)) => {
    const day = (date: number) => `2026-${String(no).padStart(2, '0')}-${date}`
    const period = { period_from: day(10), period_to: day(25), pay_date: day(28), cutoff: 'second' }
    const batches = `${FILES}/payslip-batches`
    const begun = await hr.post<{ data: PayslipBatchPage }>(batches, period)
    const { id } = begun.body.data
    await hr.post(`${batches}/${id}/files`, {
      upload_id: await upload(hr, `${me.employee_no}.pdf`, aPdf(content)),
    })
    const answer = await hr.post(`${batches}/${id}/publish`, { expected: 1, leave_problems: false })
    expect(answer.status).toBe(200)
    const { payslips } = (await nico.get<{ data: OwnPayslips }>(`${FILES}/own-payslips`)).body.data
    const slip = payslips.find(({ period_from, status }) => period_from === day(10) && status === 'published')
    if (!slip) throw new Error('the payslip is not there')
    return { ...slip, month: no }
  }
  const sealOf = (id: string, client = nico) =>
    client.get<{ data: ShownSeal }>(`${FILES}/own-payslips/${id}/seal`)

  it('tells number, day and the checksum of the very file, and nothing of whose it is', async () => {
    const slip = await publish('mine')
    const seal = (await sealOf(slip.id)).body.data
    expect(seal.hash).toBe(sha256(aPdf('mine')))
    const told = await verify(seal.url)
    expect(told).toMatchObject({ kind: 'payslip', number: slip.slip_no, status: 'valid', hash: seal.hash })
    expect(Object.keys(told).toSorted()).toEqual(['hash', 'issued_on', 'kind', 'number', 'status'])
    expect(seal.path).toMatch(/^M\d+ \d+h1v1h-1z/)
    expect((await sealOf(slip.id)).body.data.url).toBe(seal.url)
  })

  it('says that another one has taken its place, once it was replaced', async () => {
    const slip = await publish('first')
    const { url } = (await sealOf(slip.id)).body.data
    const next = await publish('second', slip.month)
    expect((await verify(url)).status).toBe('superseded')
    expect((await sealOf(slip.id)).status).toBe(404)
    expect((await verify((await sealOf(next.id)).body.data.url)).status).toBe('valid')
  })

  it('says that it is void once it was withdrawn', async () => {
    const slip = await publish('wrong')
    const { url } = (await sealOf(slip.id)).body.data
    const { rows } = await sql<{ row_version: number }>`
      select row_version from payslip where id = ${slip.id}`.execute(api.database.db)
    const row = { id: slip.id, row_version: rows[0]?.row_version ?? 0 }
    const answer = await hr.post(
      `${FILES}/payslips/${slip.id}/withdraw`,
      { reason: 'Of another person.' },
      versionOf(row),
    )
    expect(answer.status).toBe(200)
    expect((await verify(url)).status).toBe('void')
  })

  it('is given to nobody but whose it is, and to him after his password alone', async () => {
    const slip = await publish('private')
    expect((await sealOf(slip.id, hr)).status).toBe(404)
    expect((await sealOf(slip.id)).status).toBe(200)
    await sql`update session_confirmation set confirmed_at = now() - interval '6 minutes'`.execute(
      api.database.db,
    )
    expect((await sealOf(slip.id)).status).toBe(403)
  })
})

describe('The seal of a memo', () => {
  const sealOf = (id: string, client = nico) =>
    client.get<{ data: ShownSeal }>(`${FILES}/own-memos/${id}/seal`)
  const published = () => memoCalls(hr).publish(me.ou_id, { audience: only({ employees: [me.id] }) })

  it('tells number, day and checksum to anybody, and none of it to whom the memo is not for', async () => {
    const memo = await published()
    const seal = (await sealOf(memo.id)).body.data
    const told = await verify(seal.url)
    expect(told).toMatchObject({ kind: 'memo', number: memo.memo_no, status: 'valid', hash: seal.hash })
    expect((await sealOf(memo.id, await api.as('agent'))).status).toBe(404)
  })

  it('says that a newer version has replaced it at once, before anybody asks for the new one', async () => {
    const memo = await published()
    const before = (await sealOf(memo.id)).body.data
    const revision = { title: 'Closed on Friday', body_md: 'The office is closed.', is_material: false }
    expect((await hr.post(`${FILES}/memos/${memo.id}/revise`, revision, versionOf(memo))).status).toBe(200)
    expect((await verify(before.url)).status).toBe('superseded')
    const after = (await sealOf(memo.id)).body.data
    expect(after.hash).not.toBe(before.hash)
    expect((await verify(after.url)).status).toBe('valid')
  })

  it('says that it is void once the memo was put away', async () => {
    const memo = await published()
    const { url } = (await sealOf(memo.id)).body.data
    const admin = await api.as('super_admin')
    expect((await admin.post(`${FILES}/memos/${memo.id}/archive`, {}, versionOf(memo))).status).toBe(200)
    expect((await verify(url)).status).toBe('void')
  })
})
