import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MemoReceipts } from '@contract/modules/files/memo.calls'
import { moveMemos, remindReaders } from '@server/modules/files/files.jobs'
import { pdf } from '@tests/api/files-samples.support'
import { FILES, memoCalls, only, readerCalls } from '@tests/api/files.portal.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { fileCall } from '@tests/support/multipart'

let api: TestApi
let hr: Client
let write: ReturnType<typeof memoCalls>
let nico: ReturnType<typeof readerCalls>
let nicoClient: Client
let nicoId: string
const unit = new Map<string, string>()

beforeAll(async () => {
  api = await startApi()
  for (const row of await api.database.db.selectFrom('operating_unit').select(['id', 'ou_code']).execute())
    unit.set(row.ou_code, row.id)
  hr = await api.as('hr_staff')
  write = memoCalls(hr)
  nicoClient = await api.as('employee')
  nico = readerCalls(nicoClient)
  const { id } = await api.database.db
    .selectFrom('employee')
    .select('id')
    .where('user_id', '=', nicoClient.user?.id ?? '')
    .executeTakeFirstOrThrow()
  nicoId = id
})
afterAll(() => api.close())

const ho = () => unit.get('HO') ?? ''
const dayFromNow = async (days: number) => {
  const { rows } = await sql<{ day: string }>`
    select ((now() at time zone 'Asia/Manila')::date + ${days}::int)::text as day`.execute(api.database.db)
  return rows[0]?.day ?? ''
}

describe('a memo', () => {
  it('carries no number until it goes out, then the next of its unit, without gaps', async () => {
    const draft = (await write.draft(ho())).body.data
    expect([draft.memo_no, draft.status]).toEqual([null, 'draft'])
    const first = await write.publish(ho())
    const second = await write.publish(ho())
    const figure = (no: string | null) => Number(no?.slice(-6))
    expect(first.memo_no).toMatch(/^ME-HO-\d{4}-\d{6}$/)
    expect(figure(second.memo_no)).toBe(figure(first.memo_no) + 1)
  })

  it('is for nobody before it is out, and for its audience alone after', async () => {
    const draft = (await write.draft(ho())).body.data
    expect((await nico.open(draft.id)).status).toBe(404)
    const others = await write.publish(ho(), {
      audience: only({ divisions: [(await divisionOtherThan(nicoId)) ?? ''] }),
    })
    expect((await nico.open(others.id)).status).toBe(404)
    expect((await nico.read(others.id)).status).toBe(404)
    expect((await nico.acknowledge(others.id, 1)).status).toBe(404)
    const mine = await write.publish(ho(), { audience: only({ employees: [nicoId] }) })
    expect((await nico.open(mine.id)).body.data.body_md).toContain('**closed**')
    for (const role of ['agent', 'accounting', 'hr_staff'] as const)
      expect((await readerCalls(await api.as(role)).open(mine.id)).status, role).toBe(404)
  })

  it('of a unit stays in the unit, however wide its audience', async () => {
    const memo = await write.publish(unit.get('CEB') ?? '', { reach: 'unit' })
    const cebu = await peopleWhoSee(memo.id)
    expect(new Set(cebu)).toEqual(new Set(['CEB']))
  })

  it('reaches beyond the unit only by whoever writes for the company', async () => {
    const admin = await api.as('ou_admin')
    const home = await homeOf(admin)
    const refused = await memoCalls(admin).draft(home, { reach: 'company' })
    expect([refused.status, refused.body.fields?.[0]?.code]).toEqual([422, 'reach_beyond_unit'])
    expect((await memoCalls(admin).draft(home, { reach: 'unit' })).status).toBe(201)
    const elsewhere = [...unit.values()].find(id => id !== home) ?? ''
    expect((await memoCalls(admin).draft(elsewhere, { reach: 'unit' })).status).not.toBe(201)
  })

  it('is found by a role only while the role is held', async () => {
    const { db } = api.database
    const role = await db
      .selectFrom('role')
      .select('id')
      .where('code', '=', 'accounting')
      .executeTakeFirstOrThrow()
    const memo = await write.publish(ho(), { audience: only({ roles: [role.id] }) })
    const accounting = await api.as('accounting')
    expect((await readerCalls(accounting).open(memo.id)).status).toBe(200)
    await sql`update user_role set valid_from = current_date - 9, valid_to = current_date - 1
      where user_id = ${accounting.user?.id} and role_id = ${role.id}`.execute(db)
    expect((await readerCalls(accounting).open(memo.id)).status).toBe(404)
    await sql`update user_role set valid_to = null where user_id = ${accounting.user?.id} and role_id = ${role.id}`.execute(
      db,
    )
  })

  it('INJ-26 says what was typed, and evaluates nothing of it', async () => {
    const typed =
      '{{constructor.constructor("return process")()}} ${7*7} <%= 7*7 %> <img src=x onerror=alert(1)>'
    const memo = await write.publish(ho(), { title: typed, body_md: typed })
    const answer = await nico.open(memo.id)
    expect([answer.body.data.title, answer.body.data.body_md]).toEqual([typed, typed])
  })

  it('counts whom it would reach while it is written, and those who could not open it', async () => {
    const count = (audience: object, ou_id: string | null) =>
      hr.post<{ data: { people: number; without_account: number } }>(`${FILES}/audience-count`, {
        audience,
        ou_id,
      })
    const one = await count(only({ employees: [nicoId] }), null)
    expect(one.body.data).toEqual({ people: 1, without_account: 0 })
    const all = (await count({ ...only({}), everyone: true }, null)).body.data
    const { rows } = await sql<{ people: number; without: number }>`select count(*)::int as people,
      (count(*) filter (where user_id is null))::int as without from employee where is_active`.execute(
      api.database.db,
    )
    expect(all).toEqual({ people: rows[0]?.people, without_account: rows[0]?.without })
    expect((await count(only({}), null)).status).toBe(400)
    expect(
      (
        await nicoClient.post(`${FILES}/audience-count`, {
          audience: only({ employees: [nicoId] }),
          ou_id: null,
        })
      ).status,
    ).toBe(403)
  })

  it('shows its files to its audience alone', async () => {
    const draft = (await write.draft(ho(), { audience: only({ employees: [nicoId] }) })).body.data
    const [payload, extra] = fileCall('map.pdf', pdf)
    expect((await hr.post(`${FILES}/memos/${draft.id}/attachments`, payload, extra)).status).toBe(201)
    await write.move(await write.get(draft.id), 'publish')
    const [file] = (await nico.open(draft.id)).body.data.files
    const url = `${FILES}/own-memos/${draft.id}/files/${file?.id}`
    expect(file).toMatchObject({ file_name: 'map.pdf', held: null })
    expect((await nicoClient.get(url)).status).toBe(200)
    expect((await (await api.as('agent')).get(url)).status).toBe(404)
    const other = await write.publish(ho())
    expect((await nicoClient.get(`${FILES}/own-memos/${other.id}/files/${file?.id}`)).status).toBe(404)

    const waits = api.database.db.updateTable('stored_file').set({ check_state: 'waiting' })
    await waits.where('id', '=', file?.id ?? '').execute()
    expect((await nico.open(draft.id)).body.data.files).toMatchObject([{ held: 'waiting' }])
    expect((await nicoClient.get(url)).status).toBe(409)
  })
})

describe('what went out', () => {
  it('is changed by a new version alone; what was acknowledged counts until a material change', async () => {
    const memo = await write.publish(ho(), { requires_ack: true })
    expect((await write.change(memo, { title: 'Otherwise' })).body.code).toBe('conflict')
    await nico.read(memo.id)
    expect(await nico.stateOf(memo.id)).toBe('to_acknowledge')
    expect((await nico.acknowledge(memo.id, 1)).status).toBe(204)
    expect(await nico.stateOf(memo.id)).toBe('acknowledged')

    const mended = (
      await write.move(memo, 'revise', { title: 'Holiday hours', body_md: 'Corrected.', is_material: false })
    ).body.data
    expect([mended.version, await nico.stateOf(memo.id)]).toEqual([2, 'acknowledged'])
    const changed = (
      await write.move(mended, 'revise', { title: 'Holiday hours', body_md: 'Other.', is_material: true })
    ).body.data
    expect([changed.version, await nico.stateOf(memo.id)]).toEqual([3, 'unread'])
    // What was on the screen was the version before.
    expect((await nico.acknowledge(memo.id, 2)).status).toBe(409)
    expect((await nico.acknowledge(memo.id, 3)).status).toBe(204)
    const versions = (
      await hr.get<{ data: { version: number; body_md: string }[] }>(`${FILES}/memos/${memo.id}/versions`)
    ).body.data
    expect(versions.map(({ version, body_md }) => [version, body_md])).toEqual([
      [3, 'Other.'],
      [2, 'Corrected.'],
      [1, 'The office is **closed** on Friday.'],
    ])
  })

  it('keeps its versions and receipts from every later hand', async () => {
    const memo = await write.publish(ho())
    for (const statement of [
      sql`update memo_version set body_md = 'never said' where memo_id = ${memo.id}`,
      sql`delete from memo_version where memo_id = ${memo.id}`,
    ])
      await expect(statement.execute(api.database.db)).rejects.toThrow(/append-only/)
  })

  it('tells who read it, who acknowledged it and who has not, to whoever may know', async () => {
    const agent = await api.as('agent')
    const people = [nicoId, await employeeOf(agent)]
    const memo = await write.publish(ho(), { requires_ack: true, audience: only({ employees: people }) })
    await readerCalls(agent).read(memo.id)
    await nico.acknowledge(memo.id, 1)
    const report = (await hr.get<{ data: MemoReceipts }>(`${FILES}/memos/${memo.id}/receipts`)).body.data
    const states = Object.fromEntries(report.people.map(person => [person.employee_id, person.state]))
    expect(states).toEqual({ [people[0] ?? '']: 'acknowledged', [people[1] ?? '']: 'to_acknowledge' })
    expect((await agent.get(`${FILES}/memos/${memo.id}/receipts`)).status).toBe(403)
    const president = await api.as('president')
    expect((await president.get(`${FILES}/memos/${memo.id}/receipts`)).status).toBe(403)
  })

  it('counts an acknowledgement once, however often and at once it is pressed', async () => {
    const memo = await write.publish(ho(), { requires_ack: true })
    const answers = await Promise.all(Array.from({ length: 6 }, () => nico.acknowledge(memo.id, 1)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(204))
    const log = await api.database.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'memo.acknowledge')
      .where('entity_id', '=', memo.id)
      .execute()
    expect(log).toHaveLength(1)
  })
})

describe('time', () => {
  it('puts a memo out on its day and over after its last, by the database’s clock', async () => {
    const { db } = api.database
    const ahead = (
      await write.draft(ho(), { publish_on: await dayFromNow(1), expires_on: await dayFromNow(5) })
    ).body.data
    const scheduled = (await write.move(ahead, 'schedule')).body.data
    expect(scheduled.status).toBe('scheduled')
    await moveMemos({ database: api.database })
    expect((await write.get(ahead.id)).status).toBe('scheduled')
    expect((await nico.open(ahead.id)).status).toBe(404)

    await sql`update memo set publish_on = (now() at time zone 'Asia/Manila')::date where id = ${ahead.id}`.execute(
      db,
    )
    await Promise.all([moveMemos({ database: api.database }), moveMemos({ database: api.database })])
    const out = await write.get(ahead.id)
    expect([out.status, out.memo_no === null]).toEqual(['published', false])
    expect((await nico.open(ahead.id)).status).toBe(200)

    await sql`update memo set expires_on = (now() at time zone 'Asia/Manila')::date - 1 where id = ${ahead.id}`.execute(
      db,
    )
    expect((await nico.open(ahead.id)).body.data.is_over).toBe(true)
    await moveMemos({ database: api.database })
    expect((await write.get(ahead.id)).status).toBe('expired')
  })

  it('refuses a day that has passed, and says at which field', async () => {
    const late = (await write.draft(ho(), { publish_on: await dayFromNow(-1) })).body.data
    const refused = await write.move(late, 'schedule')
    expect([refused.status, refused.body.fields]).toMatchObject([
      422,
      [{ path: 'publish_on', code: 'memo_day_ahead' }],
    ])
  })

  it('reminds each person once a day by one mail, and nobody who has acknowledged', async () => {
    const { db } = api.database
    await sql`update memo set requires_ack = false, ack_deadline = null`.execute(db)
    const asked = {
      requires_ack: true,
      ack_deadline: await dayFromNow(1),
      audience: only({ employees: [nicoId] }),
    }
    const first = await write.publish(ho(), { ...asked, title: 'Fire drill' })
    await write.publish(ho(), { ...asked, title: 'New badge' })
    const parts = { database: api.database, publicUrl: () => 'https://portal.test' }
    expect(await remindReaders(parts)).toBe(1)
    expect(await remindReaders(parts)).toBe(0)
    const mails = await db.selectFrom('outbox_mail').selectAll().where('kind', '=', 'memo.reminder').execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text_body).toContain('Fire drill')
    expect(mails[0]?.text_body).toContain('New badge')
    expect(mails[0]?.text_body).not.toContain('closed')
    await sql`update memo_reminder set on_day = on_day - 2`.execute(db)
    await sql`delete from outbox_mail where kind = 'memo.reminder'`.execute(db)
    await nico.acknowledge(first.id, 1)
    await remindReaders(parts)
    const again = await db.selectFrom('outbox_mail').selectAll().where('kind', '=', 'memo.reminder').execute()
    expect(again[0]?.text_body).not.toContain('Fire drill')
  })

  it('lets a memo be put away, by whoever may, and then nobody finds it', async () => {
    const memo = await write.publish(ho())
    expect((await write.move(memo, 'archive')).status).toBe(403)
    const admin = memoCalls(await api.as('super_admin'))
    expect((await admin.move(memo, 'archive')).body.data.status).toBe('archived')
    expect((await nico.open(memo.id)).status).toBe(404)
  })
})

async function divisionOtherThan(employeeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select d.id from division d
    where d.id is distinct from (select division_id from employee where id = ${employeeId}) and d.is_active
      and exists (select from employee e where e.division_id = d.id) limit 1`.execute(api.database.db)
  return rows[0]?.id
}

async function homeOf(client: Client): Promise<string> {
  const row = await api.database.db
    .selectFrom('app_user')
    .select('ou_id')
    .where('id', '=', client.user?.id ?? '')
    .executeTakeFirstOrThrow()
  return row.ou_id ?? ''
}

async function employeeOf(client: Client): Promise<string> {
  const row = await api.database.db
    .selectFrom('employee')
    .select('id')
    .where('user_id', '=', client.user?.id ?? '')
    .executeTakeFirstOrThrow()
  return row.id
}

async function peopleWhoSee(id: string): Promise<string[]> {
  const report = await hr.get<{ data: MemoReceipts }>(`${FILES}/memos/${id}/receipts`)
  return report.body.data.people.map(({ ou_code }) => ou_code)
}
