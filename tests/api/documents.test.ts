import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgottenHandlers } from '@server/platform/documents/forgotten-drafts'
import { Problem } from '@server/platform/http/problems'
import { mailsTo } from '@tests/api/attacks/people.support'
import { listOf } from '@tests/api/notifications.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { makeTripTable, tripDocument } from '@tests/support/trip-request'

type Trip = {
  id: string
  row_version: number
  status: string
  number: string | null
  destination: string
  last_comment: string | null
  content_version: number
  actions: string[]
  refused: Record<string, string>
}
type Seat = { id: string; subject_id: string; doc_type: string }

const FORBIDDEN = 'Atlantis'
const LEFT_TO_OTHERS = 'Bohol'
const hooksThatRan: string[] = []
const askedTogether: (readonly string[])[] = []

const trips = tripDocument({
  beforeSubmit: (_tx, row) =>
    row['destination'] === FORBIDDEN
      ? Promise.reject(new Problem('rule_broken', 'reference_unknown'))
      : Promise.resolve(),
  checkHands: (_tx, actor, row, commands) => {
    askedTogether.push(commands)
    const isOwn = row['created_by'] === actor.userId
    const isLeft = (command: string) =>
      command === 'void' || (command === 'submit' && row['destination'] === LEFT_TO_OTHERS)
    return Promise.resolve(command =>
      isOwn && isLeft(command) ? new Problem('rule_broken', 'expense_own') : null,
    )
  },
  onSubmitted: async () => void hooksThatRan.push('submitted'),
  onApproved: async () => void hooksThatRan.push('approved'),
  onClosed: async () => void hooksThatRan.push('closed'),
  onVoided: async (_tx, _row, reason) => void hooksThatRan.push(`voided: ${reason}`),
})

let api: TestApi
let employee: Client
let head: Client
beforeAll(async () => {
  api = await startApi({ keptDocuments: [trips] })
  await makeTripTable(api.database)
  employee = await api.as('employee')
  head = await api.as('immediate_head')
})
afterAll(() => api.close())

const URL = '/api/v1/trips'
const VALUES = { destination: 'Davao', travel_on: '2027-03-01', amount: '12500.00' }

async function draft(values: Partial<typeof VALUES> = {}): Promise<Trip> {
  const { status, body } = await employee.post<{ data: Trip }>(URL, { ...VALUES, ...values })
  expect(status).toBe(201)
  return body.data
}

const act = (client: Client, trip: Trip, verb: string, body?: unknown) =>
  client.post<{ data: Trip }>(`${URL}/${trip.id}/${verb}`, body, {
    headers: { 'if-match': `"${trip.row_version}"` },
  })

const discard = ({ id, row_version }: Trip) =>
  employee.send('DELETE', `${URL}/${id}`, undefined, { headers: { 'if-match': `"${row_version}"` } })

async function submitted(values: Partial<typeof VALUES> = {}): Promise<Trip> {
  const { status, body } = await act(employee, await draft(values), 'submit')
  expect(status).toBe(200)
  return body.data
}

const read = async (id: string) => (await employee.get<{ data: Trip }>(`${URL}/${id}`)).body.data

async function seatFor(trip: Trip) {
  const { body } = await head.get<{ data: Seat[] }>('/api/v1/approvals/inbox?start=0&end=100')
  const seat = body.data.find(each => each.subject_id === trip.id)
  if (!seat) throw new Error('the head is not asked to decide this trip')
  const opened = await head.get<{ data: { id: string; version: number; view: { lines: unknown[] } } }>(
    `/api/v1/approvals/inbox/${seat.id}`,
  )
  return opened.body.data
}

async function decide(trip: Trip, decision: 'approve' | 'return' | 'reject', comment = '') {
  const seat = await seatFor(trip)
  return head.post(
    `/api/v1/approvals/inbox/${seat.id}/decide`,
    { decision, comment },
    { headers: { 'if-match': `"${seat.version}"` } },
  )
}

describe('a document of the kit', () => {
  it('goes from draft to approved by its head, gets its number when submitted, and is told to who decides', async () => {
    const made = await draft()
    expect(made).toMatchObject({ status: 'draft', number: null, destination: 'Davao' })
    const sent = await act(employee, made, 'submit')
    expect(sent.body.data.status).toBe('pending')
    expect(sent.body.data.number).toMatch(/^EX-[A-Z]+-\d{4}-\d{6}$/)
    const seat = await seatFor(made)
    expect(seat.view.lines).toEqual([
      { name: 'field', label: 'Destination', kind: 'text', value: 'Davao' },
      { name: 'field', label: 'Date', kind: 'date', value: '2027-03-01' },
      { name: 'amount', label: 'Amount', kind: 'money', value: '12500.00' },
    ])
    expect((await decide(made, 'approve')).status).toBe(200)
    expect(await read(made.id)).toMatchObject({ status: 'approved', number: sent.body.data.number })
    expect(hooksThatRan).toEqual(['submitted', 'approved'])
  })

  it('comes back with a comment, is changed, and is submitted again under its number', async () => {
    const trip = await submitted()
    await decide(trip, 'return', 'Say which day')
    const returned = await read(trip.id)
    expect(returned).toMatchObject({ status: 'returned', last_comment: 'Say which day', number: trip.number })
    const changed = await employee.patch<{ data: Trip }>(
      `${URL}/${trip.id}`,
      { travel_on: '2027-03-02' },
      { headers: { 'if-match': `"${returned.row_version}"` } },
    )
    expect(changed.body.data.content_version).toBe(returned.content_version + 1)
    const again = await act(employee, changed.body.data, 'submit')
    expect(again.body.data).toMatchObject({ status: 'pending', number: trip.number, last_comment: null })
    expect((await decide(trip, 'reject', 'Too late')).status).toBe(200)
    expect(await read(trip.id)).toMatchObject({ status: 'rejected', last_comment: 'Too late' })
  })

  it('is not changed, submitted twice or discarded while it is decided about', async () => {
    const trip = await submitted()
    const ifMatch = { headers: { 'if-match': `"${trip.row_version}"` } }
    expect((await employee.patch(`${URL}/${trip.id}`, { destination: 'Iloilo' }, ifMatch)).status).toBe(409)
    expect((await act(employee, trip, 'submit')).status).toBe(409)
    expect((await discard(trip)).status).toBe(409)
    expect(await read(trip.id)).toMatchObject({ status: 'pending', destination: 'Davao' })
  })

  it('is withdrawn by whoever made it, and the head is no longer asked', async () => {
    const trip = await submitted()
    const { body } = await act(employee, trip, 'withdraw')
    expect(body.data.status).toBe('withdrawn')
    expect(await seatFor(trip)).toMatchObject({ state: 'superseded', decisions: [] })
  })

  it('does not offer what another step of theirs keeps from whoever looks, but says why, and refuses it', async () => {
    const { db } = api.database
    const accounting = await api.as('accounting')
    const trip = await submitted()
    await decide(trip, 'approve')
    const shown = async () => (await accounting.get<{ data: Trip }>(`${URL}/${trip.id}`)).body.data
    expect(await shown()).toMatchObject({ actions: expect.arrayContaining(['void']), refused: {} })
    const accountant = await db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'accounting@portal.test')
      .executeTakeFirstOrThrow()
    await sql`update trip_request set created_by = ${accountant.id} where id = ${trip.id}`.execute(db)
    const own = await shown()
    expect(own.actions).not.toContain('void')
    expect(own.refused).toEqual({ void: 'You requested this expense. Another person posts it.' })
    const refused = await act(accounting, own, 'void', { reason: 'Not travelled.' })
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(own.refused['void'] ?? '-')])
  })

  it('asks once whose it is for all commands that it offers', async () => {
    const { id } = await draft()
    askedTogether.length = 0
    const { actions } = await read(id)
    expect(actions.length).toBeGreaterThan(2)
    expect(askedTogether).toEqual([expect.arrayContaining(actions)])
  })

  it('has its paper in the states that declare one, for whoever holds the right to draw it', async () => {
    const accounting = await api.as('accounting')
    const trip = await submitted()
    const paper = `${URL}/${trip.id}/order.pdf`
    expect((await accounting.get(paper)).status).toBe(409)
    await decide(trip, 'approve')
    const printed = await accounting.get(paper)
    expect([printed.status, printed.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect((await employee.get(paper)).status).toBe(403)
  })

  it('goes as a draft once nobody has changed it for as long as it is kept, and never once it was submitted', async () => {
    const { db } = api.database
    const [old, fresh, sent] = [await draft(), await draft(), await submitted()]
    await sql`alter table trip_request disable trigger trip_request_touch`.execute(db)
    const aged = sql.join([old.id, sent.id])
    await sql`update trip_request set updated_at = now() - interval '31 days' where id in (${aged})`.execute(
      db,
    )
    await sql`alter table trip_request enable trigger trip_request_touch`.execute(db)
    const [handler] = forgottenHandlers(api.database, [trips])
    await handler?.run({}, { jobId: '1', attempt: 1, signal: new AbortController().signal })
    const there = await Promise.all([old, fresh, sent].map(({ id }) => employee.get(`${URL}/${id}`)))
    expect(there.map(({ status }) => status)).toEqual([404, 200, 200])
    const told = await db.selectFrom('audit_log').select('action').where('entity_id', '=', old.id).execute()
    expect(told.map(({ action }) => action)).toContain('trip_request.discard')
  })

  it('is deleted as a draft, and never once it was submitted', async () => {
    const trip = await draft()
    expect((await discard(trip)).status).toBe(204)
    expect((await employee.get(`${URL}/${trip.id}`)).status).toBe(404)
  })

  it('is voided once approved by whoever holds the right, with a reason', async () => {
    const trip = await submitted()
    await decide(trip, 'approve')
    const approved = await read(trip.id)
    expect((await act(employee, approved, 'void', { reason: 'Cancelled by the developer' })).status).toBe(403)
    const accounting = await api.as('accounting')
    const { body } = await act(accounting, approved, 'void', { reason: 'Cancelled by the developer' })
    expect(body.data).toMatchObject({ status: 'voided', last_comment: 'Cancelled by the developer' })
    expect(hooksThatRan.at(-1)).toBe('voided: Cancelled by the developer')
  })

  it('is carried on by a command of its own once approved, not before, not twice, and voided after it', async () => {
    const accounting = await api.as('accounting')
    const settle = (trip: Trip) => act(accounting, trip, 'settle', { spent: '11900.00' })
    const trip = await submitted()
    expect((await settle(trip)).status).toBe(409)
    await decide(trip, 'approve')
    const approved = await read(trip.id)
    expect((await act(employee, approved, 'settle', { spent: '11900.00' })).status).toBe(403)
    expect((await act(accounting, approved, 'settle', { spent: '-1.00' })).status).toBe(400)
    const seen = await accounting.get<{ data: Trip }>(`${URL}/${trip.id}`)
    expect(seen.body.data.actions).toEqual(['void', 'settle'])
    const { body } = await settle(approved)
    expect(body.data).toMatchObject({ status: 'settled', spent: '11900.00' })
    expect((await settle(body.data)).status).toBe(409)
    const voided = await act(accounting, body.data, 'void', { reason: 'Paid by the developer' })
    expect(voided.body.data.status).toBe('voided')
  })

  it('tells whoever opens or moves it what they may do with it now', async () => {
    const trip = await draft()
    expect((await read(trip.id)).actions).toEqual(['edit', 'submit', 'discard'])
    const sent = (await act(employee, trip, 'submit')).body.data
    expect(sent.actions).toEqual(['withdraw'])
    expect((await read(trip.id)).actions).toEqual(['withdraw'])
    const seen = await head.get<{ data: Trip }>(`${URL}/${sent.id}`)
    expect(seen.body.data.actions).toEqual([])
  })

  it('stays a draft where its own rule refuses to submit it', async () => {
    const trip = await draft({ destination: FORBIDDEN })
    expect((await act(employee, trip, 'submit')).status).toBe(422)
    expect(await read(trip.id)).toMatchObject({ status: 'draft', number: null })
  })

  it('is not there for a colleague who holds the right for their own alone', async () => {
    const trip = await submitted()
    const agent = await api.as('agent')
    expect((await agent.get(`${URL}/${trip.id}`)).status).toBe(404)
    expect((await act(agent, trip, 'withdraw')).status).toBe(404)
  })

  it('leaves a row in the audit log for each move', async () => {
    const trip = await submitted()
    await decide(trip, 'approve')
    const rows = await api.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', trip.id)
      .orderBy('at')
      .execute()
    const actions = rows.map(({ action }) => action)
    expect(actions).toEqual(
      expect.arrayContaining(['trip_request.create', 'trip_request.submit', 'trip_request.approve']),
    )
  })
})

const HEAD = 'head@portal.test'

describe('documents that are submitted together', () => {
  type Together = { data: { count: number }; fields?: { path: string; code: string }[] }
  const together = (trips: readonly Trip[], key: string = crypto.randomUUID(), as = employee) =>
    as.post<Together>(
      `${URL}/submit`,
      { ids: trips.map(({ id }) => id) },
      { headers: { 'idempotency-key': key } },
    )
  const asked = async (trips: readonly Trip[]) =>
    (
      await employee.post<{ data: { id: string; why: string }[] }>(`${URL}/submit/refused`, {
        ids: trips.map(({ id }) => id),
      })
    ).body.data
  const statesOf = async (trips: readonly Trip[]) =>
    (await Promise.all(trips.map(({ id }) => read(id)))).map(({ status }) => status)

  it('are numbered in the order of the request and each asked of its head, once however often the key is sent', async () => {
    const made = [await draft(), await draft(), await draft()]
    const key = crypto.randomUUID()
    const inOrder = made.toReversed()
    expect((await together(inOrder, key)).body).toEqual({ data: { count: 3 } })
    const numbers = (await Promise.all(inOrder.map(({ id }) => read(id)))).map(({ number }) => number)
    expect(numbers).toEqual(numbers.toSorted())
    expect(new Set(numbers).size).toBe(3)
    for (const trip of made) expect((await seatFor(trip)).id).toBeDefined()
    expect((await together(inOrder, key)).body).toEqual({ data: { count: 3 } })
    expect((await together(inOrder)).status).toBe(409)
  })

  it('say before which of them cannot be submitted, each with its reason, and leave nothing of the question behind', async () => {
    const [ready, left, forbidden, sent] = [
      await draft(),
      await draft({ destination: LEFT_TO_OTHERS }),
      await draft({ destination: FORBIDDEN }),
      await submitted(),
    ]
    const all = [ready, left, forbidden, sent]
    const refused = await asked(all)
    expect(refused.map(({ id }) => id)).toEqual([left.id, forbidden.id, sent.id])
    expect(new Set(refused.map(({ why }) => why)).size).toBe(3)
    expect(await statesOf(all)).toEqual(['draft', 'draft', 'draft', 'pending'])
    expect(await read(ready.id)).toMatchObject({ number: null, row_version: ready.row_version })
  })

  it('reach a head who decides in the portal by a mail and a notice each up to five, and beyond by one for all', async () => {
    const atHead = await api.as('immediate_head')
    const notices = async () => (await listOf(atHead)).items
    const drafts = (count: number) => Promise.all(Array.from({ length: count }, () => draft()))
    const kinds = async () => (await mailsTo(api, HEAD)).map(({ kind }) => kind)
    const told = async (count: number) => {
      const before = (await kinds()).length
      const trips = await drafts(count)
      expect((await together(trips)).status).toBe(200)
      for (const trip of trips) expect((await seatFor(trip)).id).toBeDefined()
      return (await kinds()).slice(before)
    }
    expect(await told(5)).toEqual(Array.from({ length: 5 }, () => 'approval.requested'))
    const ofFive = (await notices()).slice(0, 5)
    expect(ofFive.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'approval.requested'))
    expect(await told(6)).toEqual(['approval.digest'])
    const [ofSix, ...before] = await notices()
    expect(ofSix).toMatchObject({ kind: 'approval.requested_together', path: '/approvals' })
    expect(ofSix?.text).toMatch(/^Requests of .+ that wait for your decision: 6\.$/)
    expect(before.slice(0, 5)).toEqual(ofFive)
    const last = (await mailsTo(api, HEAD)).at(-1)
    expect(last?.text_body).toMatch(/Requests that wait for your decision: \d+/)
    expect(last?.text_body).toContain('/approvals')
  })

  it('are submitted all or none, and say which one is refused', async () => {
    const all = [await draft(), await draft({ destination: FORBIDDEN })]
    const { status, body } = await together(all)
    expect(status).toBe(422)
    expect(body.fields).toMatchObject([{ path: 'ids.1', code: 'reference_unknown' }])
    expect(await statesOf(all)).toEqual(['draft', 'draft'])
  })

  it('are submitted by one of two who press at once', async () => {
    const all = [await draft(), await draft()]
    const answers = await Promise.all([together(all), together(all.toReversed())])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await statesOf(all)).toEqual(['pending', 'pending'])
  })

  it('OBJ are not there for a colleague, and are not submitted without a key', async () => {
    const all = [await draft()]
    expect((await together(all, crypto.randomUUID(), await api.as('agent'))).status).toBe(404)
    const ids = all.map(({ id }) => id)
    expect((await employee.post(`${URL}/submit`, { ids })).status).toBe(400)
    expect(await statesOf(all)).toEqual(['draft'])
  })
})
