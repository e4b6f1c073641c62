import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { EVERYONE } from '@contract/modules/files/audience'
import { memoCalls, only, upload, versionOf, FILES } from '@tests/api/files.portal.support'
import { pdf } from '@tests/api/files-samples.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { asRequest, type Requester } from '@tests/support/as-request'
import { aPerson } from '@tests/api/attacks/people.support'

let api: TestApi
let hr: Client
let write: ReturnType<typeof memoCalls>
let nico: Requester
let nicoClient: Client
let nicoId: string
let agentId: string
const unit = new Map<string, string>()

beforeAll(async () => {
  api = await startApi()
  const { db } = api.database
  for (const row of await db.selectFrom('operating_unit').select(['id', 'ou_code']).execute())
    unit.set(row.ou_code, row.id)
  hr = await api.as('hr_staff')
  write = memoCalls(hr)
  nicoClient = await api.as('employee')
  nico = { userId: nicoClient.user?.id ?? '', unitIds: [ho()] }
  nicoId = await employeeOf(nicoClient)
  agentId = await employeeOf(await api.as('agent'))
})
afterAll(() => api.close())

const ho = () => unit.get('HO') ?? ''
const cebu = () => unit.get('CEB') ?? ''
const ask = <T>(who: Requester, statement: RawBuilder<T>) => asRequest(api.database, who, statement)
const within = (client: Client, ...unitIds: string[]) => ({ userId: client.user?.id ?? '', unitIds })

async function employeeOf(client: Client): Promise<string> {
  const { id } = await api.database.db
    .selectFrom('employee')
    .select('id')
    .where('user_id', '=', client.user?.id ?? '')
    .executeTakeFirstOrThrow()
  return id
}

describe('memos, as a request writes them', () => {
  it('go out in the units of whoever publishes and no others, and by that right alone', async () => {
    const memo = (await write.draft(cebu())).body.data
    const out = sql`update memo set status = 'published', memo_no = 'ME-X', published_at = now() where id = ${memo.id} returning id`
    expect(await ask(within(hr, ho()), out)).toEqual([])
    await expect(ask({ ...nico, unitIds: [cebu()] }, out)).rejects.toThrow(/may not write memo/)
    const straight = sql`insert into memo (ou_id, title, category, audience, body_md, status, memo_no, published_at)
      values (${cebu()}, 'Evil', 'policy', ${JSON.stringify(EVERYONE)}, 'Evil', 'published', 'ME-Y', now())`
    await expect(ask(within(hr, cebu()), straight)).rejects.toThrow(/row-level security/)
    expect(await ask(within(hr, cebu()), out)).toHaveLength(1)
  })

  it('are changed once they are out by whoever publishes, and a version says what the memo says', async () => {
    const memo = await write.publish(ho())
    const change = sql`update memo set title = 'Evil' where id = ${memo.id} returning id`
    expect(await ask(nico, change)).toEqual([])
    const version = (title: string, by = hr.user?.id) => sql`
      insert into memo_version (memo_id, version, title, body_md, is_material, published_by)
      select id, version, ${title}, body_md, true, ${by}::uuid from memo where id = ${memo.id}`
    await sql`update memo set version = 2 where id = ${memo.id}`.execute(api.database.db)
    for (const statement of [version('Evil'), version(memo.title, nico.userId)])
      await expect(ask(within(hr, ho()), statement)).rejects.toThrow(/row-level security/)
    await ask(within(hr, ho()), version(memo.title))
  })

  it('are noted by their reader, of whatever unit, and by nobody for another', async () => {
    const mine = await write.publish(cebu(), { audience: only({ employees: [nicoId] }) })
    const theirs = await write.publish(cebu(), { audience: only({ employees: [agentId] }) })
    const note = (memo: string, employee: string, version = 1) => sql`
      insert into memo_receipt (memo_id, version, employee_id, first_read_at) values (${memo}, ${version}, ${employee}, now())`
    for (const statement of [note(theirs.id, nicoId), note(theirs.id, agentId), note(mine.id, agentId)])
      await expect(ask(nico, statement)).rejects.toThrow(/row-level security/)
    await ask(nico, note(mine.id, nicoId))
    await sql`insert into memo_receipt (memo_id, version, employee_id, first_read_at)
      values (${theirs.id}, 1, ${agentId}, now())`.execute(api.database.db)
    const acknowledge = sql`update memo_receipt set acknowledged_at = now() returning memo_id`
    expect(await ask(nico, acknowledge)).toEqual([{ memo_id: mine.id }])
    await expect(ask(nico, sql`update memo_receipt set employee_id = ${agentId}`)).rejects.toThrow(
      /permission denied/,
    )
  })
})

describe('forms, as a request writes them', () => {
  it('get their versions from whoever keeps them, and are saved by whom they are for', async () => {
    const made = await hr.post<{ data: { id: string; row_version: number } }>(`${FILES}/forms`, {
      code: `F-${randomUUID().slice(0, 8).toUpperCase()}`,
      name: 'Leave form',
      category: 'leave',
      valid_from: '2026-01-01',
      audience: only({ employees: [nicoId] }),
    })
    expect(made.status).toBe(201)
    const form = made.body.data
    const upload_id = await upload(hr, 'form.pdf', pdf)
    const added = await hr.post(`${FILES}/forms/${form.id}/versions`, { upload_id }, versionOf(form))
    expect(added.status).toBe(200)
    const { rows } = await sql<{
      file_id: string
    }>`select file_id from form_version where form_id = ${form.id}`.execute(api.database.db)
    const version = (file: string | undefined, by: string) => sql`
      insert into form_version (form_id, version, file_id, created_by) values (${form.id}, 2, ${file}, ${by})`
    await expect(ask(nico, version(rows[0]?.file_id, nico.userId))).rejects.toThrow(/row-level security/)
    const other = await sql<{ id: string }>`insert into stored_file
      (ou_id, owner_type, owner_id, kind, file_name, mime, size_bytes, sha256, storage_key)
      values (${ho()}, 'memo', ${form.id}, 'version', 'x.pdf', 'application/pdf', 1, 'x', ${randomUUID()}) returning id`.execute(
      api.database.db,
    )
    const keeper = within(hr, ho())
    await expect(ask(keeper, version(other.rows[0]?.id, keeper.userId))).rejects.toThrow(/row-level security/)
    await ask(keeper, version(rows[0]?.file_id, keeper.userId))

    const save = (by: string) =>
      sql`insert into form_download (form_id, version, user_id) values (${form.id}, 1, ${by})`
    await expect(ask(nico, save(keeper.userId))).rejects.toThrow(/row-level security/)
    await expect(ask(keeper, save(keeper.userId))).rejects.toThrow(/row-level security/)
    await ask(nico, save(nico.userId))
    const [shown] = await ask(nico, sql`select download_count from downloadable_form where id = ${form.id}`)
    expect(shown).toEqual({ download_count: 1 })
  })
})

describe('payslips, as a request writes them', () => {
  const payroll = ['hr.payroll.publish', 'files.payslip.view'] as const
  const refused = /row-level security|permission denied/
  const inUnit = async (unit: 'HO' | 'CEB', codes: readonly PermissionCode[] = payroll) => ({
    userId: (await aPerson(api, { codes, unit, scope: 'ou', reach: 'home' })).id,
    unitIds: [unit === 'HO' ? ho() : cebu()],
  })
  const begin = (by: string) => sql<{ id: string }>`
    insert into payslip_batch (ou_id, period_from, period_to, pay_date, cutoff, created_by)
    values (${ho()}, '2026-01-01', '2026-01-15', '2026-01-20', 'first', ${by}) returning id`
  const put = (batch: string | undefined) => sql<{ id: string }>`
    insert into payslip_batch_file (ou_id, batch_id, file_name) values (${ho()}, ${batch}, 'a.pdf') returning id`

  it('are put in by whoever publishes them in the unit, while they are on their way', async () => {
    const [keeper, stranger, reader] = [
      await inUnit('HO'),
      await inUnit('CEB'),
      await inUnit('HO', ['files.payslip.view']),
    ]
    for (const who of [stranger, reader]) await expect(ask(who, begin(who.userId))).rejects.toThrow(refused)
    await expect(ask(keeper, begin(reader.userId))).rejects.toThrow(refused)
    const [batch] = await ask(keeper, begin(keeper.userId))
    for (const who of [stranger, reader]) await expect(ask(who, put(batch?.id))).rejects.toThrow(refused)
    const [file] = await ask(keeper, put(batch?.id))
    const seen = sql`delete from payslip_batch_file where id = ${file?.id} returning id`
    for (const who of [stranger, reader]) expect(await ask(who, seen)).toEqual([])
    const move = (status: string) =>
      sql`update payslip_batch set status = ${status} where id = ${batch?.id} returning id`
    await expect(ask(reader, move('discarded'))).rejects.toThrow(refused)
    await expect(ask(keeper, move('draft'))).rejects.toThrow(refused)
    expect(await ask(stranger, move('discarded'))).toEqual([])
    expect(await ask(keeper, move('discarded'))).toHaveLength(1)
    await expect(ask(keeper, put(batch?.id))).rejects.toThrow(refused)
  })

  it('are made by no request, and withdrawn by whoever publishes in the unit', async () => {
    const [keeper, stranger, reader] = [
      await inUnit('HO'),
      await inUnit('CEB'),
      await inUnit('HO', ['files.payslip.view']),
    ]
    const [batch] = await ask(keeper, begin(keeper.userId))
    const { rows } = await sql<{ id: string }>`
      with stored as (insert into stored_file (ou_id, owner_type, owner_id, kind, file_name, mime, size_bytes, sha256, storage_key)
        values (${ho()}, 'payslip_batch', ${batch?.id}, 'payslip', 'a.pdf', 'application/pdf', 1, 'x', ${randomUUID()}) returning id)
      insert into payslip (ou_id, slip_no, batch_id, employee_id, period_from, period_to, pay_date, cutoff, file_id, pdf_sha256,
        size_bytes)
      select ${ho()}, ${randomUUID()}, ${batch?.id}, ${nicoId}, '2026-01-01', '2026-01-15', '2026-01-20', 'first', id, 'x', 1
      from stored returning id`.execute(api.database.db)
    const id = rows[0]?.id
    const again = sql`insert into payslip select * from payslip where id = ${id}`
    await expect(ask(keeper, again)).rejects.toThrow(/permission denied for table payslip/)
    const withdraw = sql`update payslip set status = 'withdrawn', withdrawn_at = now(), withdraw_reason = 'x'
      where id = ${id} returning id`
    await expect(ask(keeper, sql`update payslip set status = 'superseded' where id = ${id}`)).rejects.toThrow(
      refused,
    )
    await expect(ask(reader, withdraw)).rejects.toThrow(refused)
    expect(await ask(stranger, withdraw)).toEqual([])
    expect(await ask(keeper, withdraw)).toHaveLength(1)
  })
})

describe('what belongs to one person', () => {
  const other = () => within(hr, ho())

  it('takes the parts of a file from nobody else', async () => {
    const [upload] = await ask(
      nico,
      sql<{ id: string }>`insert into upload (owner_id, file_name, size_bytes, sha256)
        values (${nico.userId}, 'a.pdf', 1, ${'a'.repeat(64)}) returning id`,
    )
    const put = sql`insert into upload_part (upload_id, no, sha256, storage_key)
      values (${upload?.id}, 0, 'x', ${randomUUID()}) returning no`
    const putAs = sql`insert into upload_part (upload_id, owner_id, no, sha256, storage_key)
      values (${upload?.id}, ${nico.userId}, 0, 'x', ${randomUUID()})`
    await expect(ask(other(), put)).rejects.toThrow(/violates foreign key/)
    await expect(ask(other(), putAs)).rejects.toThrow(/row-level security/)
    expect(await ask(nico, put)).toEqual([{ no: 0 }])
    const seen = sql`select no from upload_part where upload_id = ${upload?.id}`
    expect(await ask(other(), seen)).toEqual([])
    expect(await ask(nico, seen)).toEqual([{ no: 0 }])
  })

  it('takes what is attached to a mail from nobody else', async () => {
    const { rows } = await sql<{
      id: string
    }>`insert into outbox_mail (kind, to_address, locale, subject, message_id, created_by)
      values ('trial', 'ana@mail.test', 'en', 'Trial', ${randomUUID()}, ${nico.userId}) returning id`.execute(
      api.database.db,
    )
    const attach = sql`insert into outbox_attachment (mail_id, seq, file_name, mime, size_bytes)
      values (${rows[0]?.id}, 1, 'a.pdf', 'application/pdf', 1)`
    await expect(ask(other(), attach)).rejects.toThrow(
      'permission denied for what outbox_attachment belongs to',
    )
    await ask(nico, attach)
  })
})
