import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApprovalDelegation } from '@contract/modules/approvals/approval-delegation.calls'
import type { ApprovalRequestDetail } from '@contract/modules/approvals/approval-admin.calls'
import { recheckAll, recheckIfNoted } from '@server/platform/approvals/recheck-all'
import { createLogger } from '@server/platform/http/logger'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import {
  makeTrialTable,
  setTrialChain,
  trialDocument,
  trials,
  type Trials,
} from '@tests/support/trial-document'

let api: TestApi
let trial: Trials
let employee: Client
let head: Client
let hr: Client
let president: Client
beforeAll(async () => {
  api = await startApi({ extraDocuments: [trialDocument] })
  await makeTrialTable(api.database)
  trial = trials(api.database)
  ;[employee, head, hr, president] = await Promise.all([
    api.as('employee'),
    api.as('immediate_head'),
    api.as('hr_staff'),
    api.as('president'),
  ])
})
afterAll(() => api.close())
beforeEach(async () => {
  await setTrialChain(api.database, [{ step_key: 'head', resolver: 'immediate_head' }])
  await sql`update approval_delegation set ended_at = now() where ended_at is null`.execute(api.database.db)
  await sql`update approver set is_active = false where doc_type = 'expense'`.execute(api.database.db)
})

const idOf = (client: Client) => client.user?.id ?? ''
const ask = () => trial.submit(idOf(employee))
const look = () =>
  recheckIfNoted({
    database: api.database,
    approvals: trial.approvals,
    log: createLogger('silent'),
  })
const asked = async (id: string) =>
  (await trial.seats(id)).filter(seat => seat.state === 'active').map(seat => [seat.name, seat.stands_in_for])
const today = async () => {
  const { rows } = await sql<{
    d: string
  }>`select (now() at time zone 'Asia/Manila')::date::text as d`.execute(api.database.db)
  return rows[0]?.d ?? ''
}
const newest = async (client: Client, subject: string) =>
  (await trial.seats(subject)).findLast(seat => seat.user_id === idOf(client))?.id ?? ''
const decide = async (client: Client, subject: string) =>
  client.post<{ code: string }>(
    `/api/v1/approvals/inbox/${await newest(client, subject)}/decide`,
    { decision: 'approve' },
    { headers: { 'if-match': '"1"' } },
  )
const name = async (client: Client, to: Client, more: object = {}) =>
  client.post<{ data: ApprovalDelegation; code: string; fields?: { code: string }[] }>(
    '/api/v1/approvals/delegations',
    { to_user_id: idOf(to), date_from: await today(), ...more },
  )

describe('EXT-12 whoever is asked', () => {
  it('is asked no more once the account is put out; the next head is', async () => {
    const id = await ask()
    await sql`update app_user set status = 'suspended' where id = ${idOf(head)}`.execute(api.database.db)
    try {
      expect(await look()).toBe(1)
      expect(await asked(id)).toEqual([['Aurora Salonga', null]])
    } finally {
      await sql`update app_user set status = 'active' where id = ${idOf(head)}`.execute(api.database.db)
    }
    const late = await decide(head, id)
    expect([late.status, late.body.code]).toEqual([409, 'superseded'])
  })

  it('decides nothing more from the very moment, before anybody has looked', async () => {
    const id = await ask()
    await name(head, hr)
    expect((await decide(head, id)).body.code).toBe('superseded')
    expect((await trial.request(id)).status).toBe('pending')
  })

  it('is asked at the address of today', async () => {
    const id = await ask()
    await sql`update app_user set email = 'dante.new@portal.test' where id = ${idOf(head)}`.execute(
      api.database.db,
    )
    try {
      await look()
      const active = (await trial.seats(id)).filter(seat => seat.state === 'active')
      expect(active.map(seat => seat.email)).toEqual(['dante.new@portal.test'])
      expect((await decide(head, id)).status).toBe(200)
    } finally {
      await sql`update app_user set email = 'head@portal.test' where id = ${idOf(head)}`.execute(
        api.database.db,
      )
    }
  })

  it('is whoever the list names now', async () => {
    await setTrialChain(api.database, [{ step_key: 'accounting', resolver: 'approver_list' }])
    const entry = (client: Client, name: string) => ({
      doc_type: 'expense' as const,
      step_key: 'accounting' as const,
      ou_id: null,
      division_id: null,
      user_id: idOf(client),
      name,
      email: `${name}@portal.test`,
      mobile: null,
      position_title: null,
      amount_to: null,
      valid_from: '2026-01-01',
      valid_to: null,
      delegate_id: null,
      delegate_from: null,
      delegate_to: null,
    })
    const { db } = api.database
    const { id: first } = await db
      .insertInto('approver')
      .values(entry(hr, 'hr-staff'))
      .returning('id')
      .executeTakeFirstOrThrow()
    const id = await ask()
    expect(await asked(id)).toEqual([['hr-staff', null]])
    await db.updateTable('approver').set({ is_active: false }).where('id', '=', first).execute()
    await db.insertInto('approver').values(entry(president, 'president')).execute()
    await look()
    expect(await asked(id)).toEqual([['president', null]])
    expect((await decide(hr, id)).body.code).toBe('superseded')
    expect((await decide(president, id)).status).toBe(200)
  })

  it('gets a seat back when the stand-in is over', async () => {
    const id = await ask()
    const made = await name(head, hr)
    expect(made.status).toBe(201)
    await look()
    expect(await asked(id)).toEqual([['Ofelia Baluyot', 'Dante Ocampo']])
    const { id: delegation, row_version } = made.body.data
    const end = `/api/v1/approvals/delegations/${delegation}/end`
    expect((await hr.post(end, {}, { headers: { 'if-match': `"${row_version}"` } })).status).toBe(404)
    expect((await head.post(end, {}, { headers: { 'if-match': `"${row_version}"` } })).status).toBe(200)
    await look()
    expect(await asked(id)).toEqual([['Dante Ocampo', null]])
    expect((await decide(head, id)).status).toBe(200)
  })

  it('stays asked where nothing about them has changed', async () => {
    const id = await ask()
    await look()
    const before = await trial.seats(id)
    expect(await look()).toBe(0)
    expect(
      await recheckAll({ database: api.database, approvals: trial.approvals, log: createLogger('silent') }),
    ).toBe(0)
    expect(await trial.seats(id)).toEqual(before)
  })
})

describe('BIZ-17 standing in', () => {
  it('never goes round in a circle, and never comes to whoever asks', async () => {
    expect((await name(head, hr)).status).toBe(201)
    const back = await name(hr, head)
    expect([back.status, back.body.fields?.[0]?.code]).toEqual([422, 'delegation_circle'])
    expect((await name(head, president)).body.fields?.[0]?.code).toBe('delegation_overlap')
    expect((await name(hr, hr)).body.fields?.[0]?.code).toBe('delegate_self')
    // Behind the form's back both name each other: then both are away, and it stays with the first.
    await sql`insert into approval_delegation (from_user_id, to_user_id, date_from)
      values (${idOf(hr)}, ${idOf(head)}, '2026-01-01')`.execute(api.database.db)
    const id = await ask()
    expect(await asked(id)).toEqual([['Dante Ocampo', null]])
  })

  it('passes whoever asks, and days that are over', async () => {
    await sql`insert into approval_delegation (from_user_id, to_user_id, date_from)
      values (${idOf(head)}, ${idOf(employee)}, '2026-01-01')`.execute(api.database.db)
    expect(await asked(await ask())).toEqual([['Dante Ocampo', null]])
    await sql`update approval_delegation set to_user_id = ${idOf(hr)}, date_to = '2026-01-02'
      where ended_at is null`.execute(api.database.db)
    expect(await asked(await ask())).toEqual([['Dante Ocampo', null]])
    const past = await name(president, hr, { date_from: '2026-01-01', date_to: '2026-01-02' })
    expect(past.body.fields?.[0]?.code).toBe('delegation_past')
  })

  it('is told to both, and nobody else’s to read', async () => {
    await name(head, hr, { reason: 'Surgery' })
    const read = async (client: Client) =>
      (await client.get<{ data: ApprovalDelegation[] }>('/api/v1/approvals/delegations')).body.data.filter(
        each => each.state === 'current',
      )
    expect(await read(head)).toMatchObject([{ to_name: 'Ofelia Baluyot', is_own: true }])
    expect(await read(hr)).toMatchObject([{ from_name: 'Dante Ocampo', is_own: false }])
    expect(await read(president)).toEqual([])
  })
})

describe('an administrator', () => {
  it('asks somebody else, never whoever gains by it, and holds a request', async () => {
    const admin = await api.as('super_admin')
    const id = await ask()
    const { id: request } = await trial.request(id)
    const url = `/api/v1/approvals/requests/${request}`
    const seat_id = await newest(head, id)
    const toAsker = await admin.post<{ code: string }>(`${url}/reassign`, {
      seat_id,
      to_user_id: idOf(employee),
    })
    expect([toAsker.status, toAsker.body.code]).toEqual([403, 'requester_cannot_decide'])
    const moved = await admin.post<{ data: ApprovalRequestDetail }>(`${url}/reassign`, {
      seat_id,
      to_user_id: idOf(president),
    })
    expect(moved.body.data.waits_for).toEqual(['Aurora Salonga'])
    const held = await admin.post(`${url}/freeze`, { reason: 'Stolen mailbox' })
    expect(held.status).toBe(200)
    expect((await decide(president, id)).body.code).toBe('frozen')
    expect((await head.post(`${url}/unfreeze`, { reason: 'Mine' })).status).toBe(403)
    expect((await admin.post(`${url}/unfreeze`, { reason: 'Looked into' })).status).toBe(200)
    expect((await decide(president, id)).status).toBe(200)
    expect((await admin.get<{ data: ApprovalRequestDetail }>(url)).body.data.status).toBe('approved')
  })
})
