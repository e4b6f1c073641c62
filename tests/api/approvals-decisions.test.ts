import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Decision } from '@contract/approvals/approval-state.rules'
import type { DecidedMany, OpenedSeat, Tracker } from '@contract/modules/approvals/approval-inbox.calls'
import type { OwnRequests } from '@contract/modules/approvals/own-requests'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import {
  CURSED,
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

const THREE_STEPS = [
  { step_key: 'head', resolver: 'immediate_head' },
  { step_key: 'hr_staff', resolver: 'role', resolver_arg: 'hr_staff', decision_kind: 'verify' },
  { step_key: 'president', resolver: 'role', resolver_arg: 'president' },
] as const
beforeEach(() => setTrialChain(api.database, THREE_STEPS))

const idOf = (client: Client) => client.user?.id ?? ''
const ask = (amount?: string) => trial.submit(idOf(employee), amount)

async function seatOf(client: Client, subject: string): Promise<string> {
  const seats = await trial.seats(subject)
  const own = seats.filter(seat => seat.user_id === idOf(client))
  return own.at(-1)?.id ?? ''
}

type Body = { code: string; details?: Record<string, unknown>; fields?: { path: string }[] }
async function decide(
  client: Client,
  subject: string,
  decision: Decision,
  { comment = '', version = 1 }: { comment?: string; version?: number } = {},
) {
  const id = await seatOf(client, subject)
  return client.post<Body>(`/api/v1/approvals/inbox/${id}/decide`, { decision, comment }, ifMatch(version))
}
const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

describe('a request', () => {
  it('goes from the head to personnel to the president, and the document goes along', async () => {
    const id = await ask()
    expect((await decide(head, id, 'approve')).status).toBe(200)
    expect((await decide(hr, id, 'verify')).status).toBe(200)
    const last = await decide(president, id, 'approve')
    expect([last.status, last.body]).toMatchObject([
      200,
      { data: { decision: 'approve', status: 'approved' } },
    ])
    const { log } = await trial.read(id)
    expect(log.map(event => ('step_key' in event ? `${event.kind} ${event.step_key}` : event.kind))).toEqual([
      'submitted',
      'agreed head',
      'agreed hr_staff',
      'agreed president',
      'approved',
    ])
  })

  it('BIZ-08 is decided by nobody before their turn', async () => {
    const id = await ask()
    expect((await decide(president, id, 'approve')).status).toBe(409)
    expect((await decide(hr, id, 'verify')).status).toBe(409)
    await trial.withdraw(id)
    const late = await decide(head, id, 'approve')
    expect([late.status, late.body.code]).toEqual([409, 'superseded'])
    expect((await trial.read(id)).status).toBe('withdrawn')
  })

  it('EX-39 takes one of two decisions of a step, and tells the other who was faster', async () => {
    await setTrialChain(api.database, [{ step_key: 'head', resolver: 'immediate_head' }])
    const id = await ask()
    const both = await Promise.all([decide(head, id, 'approve'), decide(head, id, 'approve')])
    expect(both.map(answer => answer.status).sort()).toEqual([200, 409])
    const loser = both.find(answer => answer.status === 409)
    expect(loser?.body).toMatchObject({
      code: 'already_decided',
      details: { by: 'Dante Ocampo', decision: 'approve', by_you: true },
    })
    expect((await trial.read(id)).log.filter(event => event.kind === 'approved')).toHaveLength(1)
  })

  it('EXT-09 has one winner when it is approved and rejected at the same moment', async () => {
    await setTrialChain(api.database, [
      { step_key: 'president', resolver: 'role', resolver_arg: 'president' },
    ])
    for (let round = 0; round < 10; round += 1) {
      const id = await ask()
      const [yes, no] = await Promise.all([
        decide(president, id, 'approve'),
        decide(president, id, 'reject', { comment: 'No.' }),
      ])
      expect([yes.status, no.status].sort()).toEqual([200, 409])
      const won = yes.status === 200 ? 'approved' : 'rejected'
      expect((await trial.request(id)).status).toBe(won)
      expect((await trial.read(id)).status).toBe(won)
      expect((yes.status === 200 ? no : yes).body.code).toBe('already_decided')
    }
  })

  it('is decided by nobody who asked, whatever the chain names', async () => {
    await setTrialChain(api.database, [
      { step_key: 'head', resolver: 'fixed_user', resolver_arg: idOf(employee) },
      { step_key: 'president', resolver: 'role', resolver_arg: 'president' },
    ])
    const id = await ask()
    expect((await trial.seats(id)).map(seat => seat.step_key)).toEqual(['president'])
    const request = await trial.request(id)
    const by = await trial.person(idOf(employee))
    const attempt = trial.asSystem(tx =>
      trial.approvals.port.decide(tx, {
        type: 'expense',
        subject_id: id,
        by,
        seat: '1.2.1',
        decision: 'approve',
        comment: '',
        version: request.state.subject_version,
      }),
    )
    await expect(attempt).rejects.toMatchObject({ code: 'requester_cannot_decide', status: 403 })
  })

  it('wants a reason for a refusal, beside the field', async () => {
    const id = await ask()
    const answer = await decide(head, id, 'reject')
    expect([answer.status, answer.body.code, answer.body.fields?.[0]?.path]).toEqual([
      422,
      'comment_required',
      'comment',
    ])
    expect((await decide(head, id, 'verify')).body.code).toBe('decision_not_allowed')
    expect((await decide(head, id, 'return', { comment: 'Which paper?' })).status).toBe(200)
    expect((await trial.read(id)).log.at(-1)).toMatchObject({ kind: 'returned', comment: 'Which paper?' })
    await trial.submitAgain(id)
    expect((await trial.request(id)).state.round).toBe(2)
    expect((await decide(head, id, 'approve')).status).toBe(200)
  })

  it('that was changed is not decided as it was shown before', async () => {
    const id = await ask()
    const before = await seatOf(head, id)
    await trial.edit(id, 'Gold paper')
    const old = await head.post<Body>(
      `/api/v1/approvals/inbox/${before}/decide`,
      { decision: 'approve' },
      ifMatch(1),
    )
    expect([old.status, old.body.code]).toEqual([409, 'superseded'])
    expect((await decide(head, id, 'approve', { version: 1 })).body.code).toBe('superseded')
    expect((await decide(head, id, 'approve', { version: 2 })).status).toBe(200)
  })

  it('whose document was changed behind the engine’s back is not decided', async () => {
    const id = await ask()
    await sql`update trial_document set amount = 99999 where id = ${id}`.execute(api.database.db)
    expect((await decide(head, id, 'approve')).body.code).toBe('superseded')
  })

  it('AUD-03 is not decided when the decision cannot be written down', async () => {
    const id = await ask()
    await sql`alter function portal_audit_append(jsonb) rename to portal_audit_gone`.execute(api.database.db)
    try {
      expect((await decide(head, id, 'approve')).status).toBe(500)
    } finally {
      await sql`alter function portal_audit_gone(jsonb) rename to portal_audit_append`.execute(
        api.database.db,
      )
    }
    expect((await trial.read(id)).status).toBe('submitted')
    expect((await trial.request(id)).state.decisions).toEqual([])
    expect((await decide(head, id, 'approve')).status).toBe(200)
  })

  it('leaves a row of who decided, with the decision and the way', async () => {
    const id = await ask()
    await decide(head, id, 'approve')
    const { id: requestId } = await trial.request(id)
    const row = await api.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', requestId)
      .where('action', '=', 'approval.decide')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      actor_user_id: idOf(head),
      channel: 'app',
      diff: { decision: 'approve', via: 'app', by: 'Dante Ocampo' },
    })
  })
})

describe('the inbox', () => {
  it('shows what waits for oneself, and nobody else’s', async () => {
    const id = await ask()
    const filter = encodeURIComponent(JSON.stringify({ state: { filterType: 'set', values: ['active'] } }))
    type List = { data: { subject_id: string; lines: unknown[]; decisions: string[] }[] }
    const list = (client: Client) => client.get<List>(`/api/v1/approvals/inbox?filter=${filter}`)
    const own = (await list(head)).body.data.find(row => row.subject_id === id)
    expect(own).toMatchObject({
      lines: [{ name: 'purpose', kind: 'text', value: 'Paper' }],
      decisions: ['approve', 'return', 'reject'],
    })
    expect((await list(hr)).body.data.some(row => row.subject_id === id)).toBe(false)
    const seat = await seatOf(head, id)
    expect((await hr.get(`/api/v1/approvals/inbox/${seat}`)).status).toBe(404)
    expect(
      (await hr.post(`/api/v1/approvals/inbox/${seat}/decide`, { decision: 'approve' }, ifMatch(1))).status,
    ).toBe(404)
    const opened = await head.get<{ data: OpenedSeat }>(`/api/v1/approvals/inbox/${seat}`)
    expect(opened.body.data).toMatchObject({
      version: 1,
      decisions: ['approve', 'return', 'reject'],
      status: 'pending',
      path: `/expense/transaction/${id}`,
      steps: [{ step_key: 'head', state: 'active', people: ['Dante Ocampo'] }, { step_key: 'hr_staff' }, {}],
    })
    expect((await head.get<{ data: unknown[] }>('/api/v1/approvals/counts')).body.data).toContainEqual(
      expect.objectContaining({ doc_type: 'expense', overdue: 0 }),
    )
  })

  describe('EXT-23 a digest leads here', () => {
    it('OBJ-15 decides many each for itself, behind the sign-in alone', async () => {
      const ids = [await ask(), await ask(), await ask()]
      await trial.edit(ids[1] ?? '', 'Other paper')
      const items = await Promise.all(ids.map(async id => ({ id: await seatOf(head, id), version: 1 })))
      const foreign = { id: await seatOf(hr, ids[0] ?? ''), version: 1 }
      const body = { decision: 'agree', comment: '', items: [...items, foreign] }
      expect((await api.anyone.post('/api/v1/approvals/inbox/decide', body)).status).toBe(401)
      const answer = await head.post<{
        data: { results: { id: string; done: boolean; code: string | null }[] }
      }>('/api/v1/approvals/inbox/decide', body)
      const outcome = new Map(answer.body.data.results.map(result => [result.id, result.code ?? 'done']))
      expect([...items, foreign].map(item => outcome.get(item.id))).toEqual([
        'done',
        'superseded',
        'done',
        'not_found',
      ])
      expect((await trial.request(ids[2] ?? '')).current_seq).toBe(2)
      expect((await trial.request(ids[1] ?? '')).current_seq).toBe(1)
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_log
      where action = 'approval.decide' and entity_id = any (${(
        await Promise.all(ids.map(id => trial.request(id)))
      ).map(request => request.id)}::text[])`.execute(api.database.db)
      expect(rows[0]?.count).toBe(2)
    })
  })

  it('leaves nothing of one that the document itself refuses, and the others stand', async () => {
    const [cursed, fine] = [await ask(), await ask()]
    await trial.edit(cursed, CURSED)
    const items = [
      { id: await seatOf(head, cursed), version: 2 },
      { id: await seatOf(head, fine), version: 1 },
    ]
    const body = { decision: 'agree', comment: '', items }
    const answer = await head.post<{ data: DecidedMany }>('/api/v1/approvals/inbox/decide', body)
    const codes = new Map(answer.body.data.results.map(({ id, code }) => [id, code]))
    expect(items.map(({ id }) => codes.get(id))).toEqual(['rule_broken', null])
    expect((await trial.read(cursed)).status).toBe('edited')
    expect((await trial.request(cursed)).state.decisions).toEqual([])
    expect((await trial.read(fine)).status).toBe('agreed')
  })

  it('tells the one who asked how it stands, and others nothing', async () => {
    const id = await ask()
    await decide(head, id, 'approve')
    const url = `/api/v1/approvals/tracker/expense/${id}`
    const own = await employee.get<{ data: Tracker }>(url)
    expect(own.body.data).toMatchObject({
      status: 'pending',
      nudge: 'now',
      seat_id: null,
      steps: [
        { state: 'done', decided: [{ by: 'Dante Ocampo' }] },
        { state: 'active' },
        { state: 'waiting' },
      ],
    })
    expect((await head.get(url)).status).toBe(200)
    expect((await (await api.as('agent')).get(url)).status).toBe(404)
    const nudge = `/api/v1/approvals/requests/${own.body.data.request_id}/nudge`
    expect((await head.post(nudge)).status).toBe(404)
    expect((await employee.post(nudge)).status).toBe(200)
    const again = await employee.post<Body>(nudge)
    expect([again.status, again.body.code]).toEqual([409, 'conflict'])
    expect((await employee.get<{ data: Tracker }>(url)).body.data.nudge).toBe('later')
  })

  it('hands on to those who are offered, and to nobody else', async () => {
    const id = await ask()
    const seat = await seatOf(head, id)
    const { body } = await head.get<{ data: OpenedSeat }>(`/api/v1/approvals/inbox/${seat}`)
    expect(body.data.delegates.map(each => each.name)).toEqual(['Aurora Salonga'])
    const url = `/api/v1/approvals/inbox/${seat}/delegate`
    expect((await head.post(url, { key: 'somebody' })).status).toBe(422)
    expect((await head.post(url, { key: body.data.delegates[0]?.key })).status).toBe(200)
    expect((await decide(head, id, 'approve')).body.code).toBe('superseded')
    const [first] = (await trial.seats(id)).filter(each => each.state === 'active')
    expect(first).toMatchObject({
      name: 'Aurora Salonga',
      stands_in_for: 'Dante Ocampo',
      origin: 'delegated',
    })
  })
})

describe('what somebody has asked for', () => {
  const own = async (client: Client) =>
    (await client.get<{ data: OwnRequests }>('/api/v1/approvals/own')).body.data

  it('is told to them alone with whoever has it now, until it is decided', async () => {
    const id = await ask()
    const { rows } = await sql<{ id: string }>`
      select id from approval_request where subject_id = ${id}`.execute(api.database.db)
    const found = async (client: Client) =>
      (await own(client)).find(({ request_id }) => request_id === rows[0]?.id)
    expect(await found(employee)).toMatchObject({
      doc_type: 'expense',
      step_key: 'head',
      people: ['Dante Ocampo'],
      is_frozen: false,
      path: `/expense/transaction?record=${id}`,
    })
    expect(await found(head)).toBeUndefined()
    await decide(head, id, 'approve')
    expect(await found(employee)).toMatchObject({ step_key: 'hr_staff' })
    await decide(hr, id, 'verify')
    await decide(president, id, 'approve')
    expect(await found(employee)).toBeUndefined()
  })
})
