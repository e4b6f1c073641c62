import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ArchivedPayslip, OwnPayslips, PayslipBatchPage } from '@contract/modules/files/payslip.calls'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { zip } from '@tests/api/files-samples.support'
import { aPdf, FILES, sha256, upload, versionOf, type RefusedAnswer } from '@tests/api/files.portal.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { memoryStore } from '@tests/support/memory-store'

type Person = { id: string; employee_no: string; last_name: string; first_name: string }
type Page = { data: PayslipBatchPage } & RefusedAnswer

let api: TestApi
let hr: Client
let nico: Client
let me: Person
let others: Person[]
const store = memoryStore()
const batches = `${FILES}/payslip-batches`
const OWN = `${FILES}/own-payslips`

beforeAll(async () => {
  api = await startApi({ fileStore: store })
  hr = await api.as('hr_staff')
  nico = await api.as('employee')
  const people = await api.database.db
    .selectFrom('employee')
    .select(['id', 'employee_no', 'last_name', 'first_name', 'user_id'])
    .where('is_active', '=', true)
    .orderBy('employee_no')
    .execute()
  me = people.find(({ user_id }) => user_id === nico.user?.id) as Person
  others = people.filter(({ id }) => id !== me.id)
})
afterAll(() => api.close())

let month = 0
let period: { period_from: string; period_to: string; pay_date: string; cutoff: string }
beforeEach(() => {
  month += 1
  const day = (no: number) => `2026-${String(month).padStart(2, '0')}-${no}`
  period = { period_from: day(10), period_to: day(25), pay_date: day(28), cutoff: 'second' }
})

const begin = async (more: object = {}) => (await hr.post<Page>(batches, { ...period, ...more })).body.data
const put = async (batch: { id: string }, name: string, content: Buffer) =>
  hr.post<Page>(`${batches}/${batch.id}/files`, { upload_id: await upload(hr, name, content) })
const publish = (batch: { id: string }, expected: number, leave_problems = false) =>
  hr.post<Page>(`${batches}/${batch.id}/publish`, { expected, leave_problems })
const own = async (client = nico) => (await client.get<{ data: OwnPayslips }>(OWN)).body.data.payslips
const archive = async () => (await hr.get<{ data: ArchivedPayslip[] }>(`${FILES}/payslips`)).body.data
const fileOf = (client: Client, id: string) =>
  api.app.inject({
    method: 'GET',
    url: `${OWN}/${id}/file`,
    headers: { authorization: `Bearer ${client.user?.token}` },
  })
const problems = (page: PayslipBatchPage) =>
  Object.fromEntries(page.files.map(({ file_name, problem }) => [file_name, problem]))

describe('payslips put in by the many', () => {
  it('FILE-11 reach the right person: each problem is shown first, and nothing goes out before a confirm', async () => {
    const [first, second, third, fourth] = others as [Person, Person, Person, Person]
    const archived = zip([
      { name: `pay/${me.employee_no} ${me.last_name}.pdf`, content: aPdf('mine').toString('latin1') },
      // Two numbers were swapped: the name beside the number is another's.
      {
        name: `pay/${first.employee_no} ${second.last_name}.pdf`,
        content: aPdf('swapped').toString('latin1'),
      },
      { name: 'pay/EM-HO-1999-999999.pdf', content: aPdf('unknown').toString('latin1') },
      { name: `pay/${third.employee_no}.pdf`, content: aPdf('one').toString('latin1') },
      { name: `pay/${third.employee_no} again.pdf`, content: aPdf('two').toString('latin1') },
      { name: `pay/${fourth.employee_no}.pdf`, content: 'no pdf at all' },
      { name: 'pay/notes.pdf', content: aPdf('notes').toString('latin1') },
    ])
    const batch = await begin()
    const page = (await put(batch, 'october.zip', archived)).body.data
    expect(problems(page)).toEqual({
      [`${me.employee_no} ${me.last_name}.pdf`]: null,
      [`${first.employee_no} ${second.last_name}.pdf`]: 'name_mismatch',
      'EM-HO-1999-999999.pdf': 'unknown_number',
      [`${third.employee_no}.pdf`]: 'duplicate',
      [`${third.employee_no} again.pdf`]: 'duplicate',
      [`${fourth.employee_no}.pdf`]: 'wrong_type',
      'notes.pdf': 'no_number',
    })
    expect(await own()).toEqual([])
    expect((await publish(batch, 1)).body.code).toBe('rule_broken')
    expect((await publish(batch, 7, true)).status).toBe(409)
    expect(await own()).toEqual([])
    expect((await publish(batch, 1, true)).body.data.status).toBe('published')
    expect(await archive()).toMatchObject([{ employee_no: me.employee_no, status: 'published' }])
    const [slip] = await own()
    const file = await fileOf(nico, slip?.id ?? '')
    expect(sha256(file.rawPayload)).toBe(sha256(aPdf('mine')))
    expect((await publish(batch, 1, true)).status).toBe(409)
  })

  it('FILE-11 a wrong one can be taken back, and who saw it is told', async () => {
    const [slip] = await archive()
    expect(slip).toBeDefined()
    if (!slip) return
    const answer = await hr.post<{ data: { viewer: string }[] }>(
      `${FILES}/payslips/${slip.id}/withdraw`,
      { reason: 'Of another person.' },
      versionOf(slip),
    )
    expect([answer.status, answer.body.data.length]).toEqual([200, 1])
    expect(await own()).toEqual([])
    expect((await fileOf(nico, slip.id)).statusCode).toBe(404)
  })

  it('keeps the one before, where a later one takes its place', async () => {
    const name = `${me.employee_no}.pdf`
    const first = await begin()
    await put(first, name, aPdf('first'))
    await publish(first, 1)
    const second = await begin()
    expect((await put(second, name, aPdf('second'))).body.data.files).toMatchObject([{ replaces: true }])
    expect((await publish(second, 1)).status).toBe(200)
    expect(
      (await own())
        .filter(slip => slip.period_from === period.period_from)
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['published', 'superseded'])
    const stays = sql`update payslip set pdf_sha256 = 'other'`.execute(api.database.db)
    await expect(stays).rejects.toThrow(/stays as it is/)
    await expect(sql`delete from payslip`.execute(api.database.db)).rejects.toThrow()
  })

  it('mends a doubled one by taking a file out, and throws a batch away whole', async () => {
    const batch = await begin()
    await put(batch, `${me.employee_no}.pdf`, aPdf('a'))
    const page = (await put(batch, `${me.employee_no} b.pdf`, aPdf('b'))).body.data
    expect(page.problem_count).toBe(2)
    const mended = await hr.send<Page>('DELETE', `${batches}/${batch.id}/files/${page.files[0]?.id}`)
    expect(mended.body.data.files).toMatchObject([{ problem: null }])
    const before = (await api.database.db.selectFrom('stored_file').select('id').execute()).length
    expect((await hr.post(`${batches}/${batch.id}/discard`)).status).toBe(204)
    expect((await api.database.db.selectFrom('stored_file').select('id').execute()).length).toBe(before - 1)
    expect((await put(batch, `${me.employee_no}.pdf`, aPdf('late'))).status).toBe(409)
  })

  it('stand sealed in the store, and open for nobody without the secret', async () => {
    const batch = await begin()
    const content = aPdf('net pay 31,415.92')
    await put(batch, `${me.employee_no}.pdf`, content)
    for await (const { key } of store.list()) {
      const kept = await store.get(key)
      expect(kept?.includes('31,415.92')).toBe(false)
      expect(kept?.includes('%PDF')).toBe(false)
    }
    await publish(batch, 1)
    const slip = (await own()).find(one => one.period_from === period.period_from)
    expect((await fileOf(nico, slip?.id ?? '')).rawPayload.equals(content)).toBe(true)
  })
})

describe('a payslip', () => {
  it('OBJ-05 is its own person’s alone, whatever id is asked for', async () => {
    const agent = await api.as('agent')
    const of = await api.database.db
      .selectFrom('employee')
      .select(['employee_no'])
      .where('user_id', '=', agent.user?.id ?? '')
      .executeTakeFirstOrThrow()
    const batch = await begin()
    await put(batch, `${of.employee_no}.pdf`, aPdf('agent'))
    await publish(batch, 1)
    const [theirs] = await own(agent)
    expect(theirs).toBeDefined()
    // Neither the colleague, nor whoever published it, nor the administrator opens it.
    for (const role of ['employee', 'hr_staff', 'president', 'accounting', 'super_admin'] as const)
      expect((await fileOf(await api.as(role), theirs?.id ?? '')).statusCode, role).toBe(404)
    const mine = (await own()).map(({ id }) => id)
    expect(mine).not.toContain(theirs?.id)
    for (const query of ['?employee_id=1', '?search=', '?period=2026-01', `?user_id=${agent.user?.id}`])
      expect((await nico.get(`${OWN}${query}`)).status, query).toBe(400)
    expect((await fileOf(nico, '01a1fa65-f2dd-768c-999c-c8f7244c9822')).statusCode).toBe(404)
    // The archive of all is not for employees, nor for whoever sees payslips without keeping the payroll.
    for (const client of [nico, await api.as('super_admin'), await api.as('agent')])
      expect((await client.get(`${FILES}/payslips`)).status).toBe(403)
    expect((await nico.get(batches)).status).toBe(403)
    expect((await nico.get(`${FILES}/payslips/${theirs?.id}/views`)).status).toBe(403)
    await sql`delete from role_permission where permission_id = (select id from permission where code = 'hr.payroll.view')
      and role_id = (select id from role where code = 'hr_staff')`.execute(api.database.db)
    expect((await hr.get(`${FILES}/payslips`)).status).toBe(403)
    await sql`insert into role_permission (role_id, permission_id, scope) select r.id, p.id, 'all' from role r, permission p
      where r.code = 'hr_staff' and p.code = 'hr.payroll.view'`.execute(api.database.db)
  })

  it('asks for the password again after five minutes without use', async () => {
    const idle = (minutes: number) =>
      sql`update session_confirmation set confirmed_at = now() - make_interval(mins => ${minutes})
        where session_id in (select id from session where user_id = ${nico.user?.id})`.execute(
        api.database.db,
      )
    const isOpen = async (client: Client) => (await own(client)).length > 0
    expect(await isOpen(nico)).toBe(true)
    await idle(4)
    expect(await isOpen(nico)).toBe(true)
    await idle(6)
    // Being asked is the ordinary way and no failure: what it guards stays closed all the same.
    const closed = await nico.get<{ data: OwnPayslips }>(OWN)
    expect([closed.status, closed.body.data]).toEqual([200, { confirmation_needed: true, payslips: [] }])
    const [slip] = await api.database.db
      .selectFrom('payslip')
      .select('id')
      .where('employee_id', '=', me.id)
      .where('status', '=', 'published')
      .execute()
    expect((await fileOf(nico, slip?.id ?? '')).statusCode).toBe(403)
    const confirm = (password: string) =>
      nico.post<RefusedAnswer>('/api/v1/auth/confirm-password', { password })
    expect((await confirm('not this one')).body.code).toBe('wrong_password')
    expect(await isOpen(nico)).toBe(false)
    expect((await confirm(DEMO_PASSWORD)).status).toBe(204)
    expect(await isOpen(nico)).toBe(true)
    // What was shown in one session opens no other.
    const elsewhere = await api.as('employee')
    await sql`update session set issued_at = now() - interval '1 hour' where user_id = ${elsewhere.user?.id}`.execute(
      api.database.db,
    )
    expect(await isOpen(elsewhere)).toBe(false)
    expect(await isOpen(nico)).toBe(true)
  })

  it('stops guessing after five wrong passwords, then refuses the right one too', async () => {
    const guesser = await api.as('sales_manager')
    const confirm = (password: string) =>
      guesser.post<RefusedAnswer>('/api/v1/auth/confirm-password', { password })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, no) => confirm(`guess-${no}`)))
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5)
    expect((await confirm(DEMO_PASSWORD)).status).toBe(429)
  })

  it('AUD-04 leaves nothing of itself in the log, in mails or in a cache', async () => {
    const batch = await begin()
    await put(batch, `${me.employee_no}.pdf`, aPdf('basic 27,182.81'))
    await publish(batch, 1)
    const slip = (await own()).find(one => one.period_from === period.period_from)
    const file = await fileOf(nico, slip?.id ?? '')
    expect(file.headers['cache-control']).toContain('no-store')
    expect(file.headers['content-disposition']).toContain('attachment')
    const { db } = api.database
    const log = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
    expect(log).toContain('payslip.view')
    expect(log).toContain('payslip.publish')
    for (const secret of ['27,182.81', '%PDF', DEMO_PASSWORD, 'guess-1', sha256(aPdf('basic 27,182.81'))])
      expect(log).not.toContain(secret)
    const mails = JSON.stringify(await db.selectFrom('outbox_mail').selectAll().execute())
    expect(mails).not.toContain('27,182.81')
    const viewed = await db
      .selectFrom('payslip')
      .select('viewed_at')
      .where('id', '=', slip?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(viewed.viewed_at).not.toBeNull()
  })
})
