import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Approval } from '@contract/approvals/approval-state.rules'
import { actOnDue } from '@server/platform/approvals/act-on-due'
import { createLogger } from '@server/platform/http/logger'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import {
  makeTrialTable,
  setTrialChain,
  trialDocument,
  trials,
  type Trials,
  type TrialStep,
} from '@tests/support/trial-document'

const ALWAYS = { workdays: 0b1111111, open: 0, close: 24 * 60 }
let api: TestApi
let trial: Trials
let employee: Client

beforeAll(async () => {
  api = await startApi({ extraDocuments: [trialDocument] })
  await makeTrialTable(api.database)
  // Holidays would keep a test from running on one.
  trial = trials(api.database, ALWAYS)
  trial.approvals.parts.holidays = () => Promise.resolve([])
  employee = await api.as('employee')
})
afterAll(() => api.close())
beforeEach(async () => {
  await sql`update approval_request set status = 'withdrawn', next_action = null, next_action_at = null, nudge_due_at = null
    where status = 'pending'`.execute(api.database.db)
  await sql`delete from outbox_mail`.execute(api.database.db)
})

const idOf = (client: Client) => client.user?.id ?? ''
const parts = (of: Trials = trial) => ({
  database: api.database,
  approvals: of.approvals,
  log: createLogger('silent'),
})
const act = (of?: Trials) => actOnDue(parts(of))
const later = [{ step_key: 'president', resolver: 'role', resolver_arg: 'president' }] as const
const headStep = (more: Partial<TrialStep> = {}): TrialStep => ({
  step_key: 'head',
  resolver: 'immediate_head',
  ...more,
})
const kinds = async () =>
  (
    await api.database.db.selectFrom('outbox_mail').select(['kind', 'to_address']).orderBy('id').execute()
  ).map(mail => `${mail.kind} ${mail.to_address.split('@')[0] ?? ''}`)

/** As if the step had been asked so many hours ago, and time had come to do what is next. */
async function age(id: string, hours: number): Promise<void> {
  const { state } = await trial.request(id)
  const activated_at = new Date(Date.now() - hours * 3_600_000).toISOString()
  const steps = state.steps.map(step => (step.state === 'active' ? { ...step, activated_at } : step))
  const aged: Approval = { ...state, steps }
  await sql`update approval_request set state = ${JSON.stringify(aged)}::jsonb, next_action_at = now() - interval '1 minute'
    where subject_id = ${id}`.execute(api.database.db)
}

describe('time', () => {
  it('reminds a day before a step is due, when it is due, and escalates a day later', async () => {
    await setTrialChain(api.database, [headStep()])
    const id = await trial.submit(idOf(employee))
    expect((await trial.request(id)).next_action).toBe('remind')
    await sql`delete from outbox_mail`.execute(api.database.db)
    await age(id, 24.5)
    expect(await act()).toBe(1)
    expect(await act()).toBe(0)
    expect(await kinds()).toEqual(['approval.reminder head'])
    await age(id, 48.5)
    expect(await act()).toBe(1)
    await age(id, 72.5)
    expect(await act()).toBe(1)
    const open = (await trial.seats(id)).filter(seat => seat.state === 'active')
    expect(open).toMatchObject([
      { name: 'Aurora Salonga', stands_in_for: 'Dante Ocampo', origin: 'escalated' },
    ])
    expect((await trial.request(id)).status).toBe('pending')
  })

  it('passes over a step that lets itself be passed over, and approves nothing alone', async () => {
    await setTrialChain(api.database, [headStep({ sla_hours: 8, on_timeout: 'skip_with_note' }), ...later])
    const id = await trial.submit(idOf(employee))
    await age(id, 9)
    expect((await trial.request(id)).next_action).toBe('skip')
    expect(await act()).toBe(1)
    expect((await trial.read(id)).log.at(-1)).toEqual({ kind: 'agreed', step_key: 'head', by: null })
    expect((await trial.request(id)).current_seq).toBe(2)

    await setTrialChain(api.database, [headStep({ sla_hours: 8, on_timeout: 'skip_with_note' })])
    const alone = await trial.submit(idOf(employee))
    await age(alone, 9)
    await act()
    expect((await trial.request(alone)).status).toBe('pending')
    expect((await trial.seats(alone)).map(seat => seat.state)).toEqual(['active'])
  })

  it('ends a request that nobody answers', async () => {
    await setTrialChain(api.database, [headStep()])
    const id = await trial.submit(idOf(employee))
    await sql`update approval_request set next_action = 'expire', expires_at = now(), next_action_at = now()
      where subject_id = ${id}`.execute(api.database.db)
    expect(await act()).toBe(1)
    expect((await trial.read(id)).status).toBe('expired')
    expect((await trial.request(id)).next_action).toBeNull()
    await trial.submitAgain(id)
    expect((await trial.request(id)).status).toBe('pending')
  })

  it('writes to nobody while the office is closed', async () => {
    await setTrialChain(api.database, [headStep()])
    const id = await trial.submit(idOf(employee))
    await sql`delete from outbox_mail`.execute(api.database.db)
    await age(id, 24.5)
    const { rows } = await sql<{ day: number }>`
      select extract(dow from now() at time zone 'Asia/Manila')::int as day`.execute(api.database.db)
    const closed = trials(api.database, { ...ALWAYS, workdays: 0b1111111 & ~(1 << (rows[0]?.day ?? 0)) })
    expect(await act(closed)).toBe(0)
    expect(await kinds()).toEqual([])
    expect(await act()).toBe(1)
  })

  it('FML-09 says after an outage once to each what waits, not once for each', async () => {
    await setTrialChain(api.database, [headStep()])
    const ids = [
      await trial.submit(idOf(employee)),
      await trial.submit(idOf(employee)),
      await trial.submit(idOf(employee)),
    ]
    await sql`delete from outbox_mail`.execute(api.database.db)
    // Three days: each of them has missed two reminders and its escalation.
    for (const id of ids) await age(id, 80)
    expect(await act()).toBe(3)
    expect(await act()).toBe(0)
    const living = await api.database.db
      .selectFrom('outbox_mail')
      .select(['kind', 'to_address'])
      .where('status', '=', 'queued')
      .execute()
    expect(living).toEqual([{ kind: 'approval.digest', to_address: 'head@portal.test' }])
  })

  it('lets one that fails keep none of the others', async () => {
    await setTrialChain(api.database, [headStep()])
    const [bad, good] = [await trial.submit(idOf(employee)), await trial.submit(idOf(employee))]
    await age(bad, 24.5)
    await age(good, 24.5)
    await sql`update approval_request set state = state - 'steps' where subject_id = ${bad}`.execute(
      api.database.db,
    )
    expect(await act()).toBe(1)
    expect((await trial.request(good)).state.steps[0]?.reminded).toBe(1)
    expect(await act()).toBe(0)
  })

  it('nudges at the next opening what was asked for at night', async () => {
    await setTrialChain(api.database, [headStep()])
    const id = await trial.submit(idOf(employee))
    await sql`delete from outbox_mail`.execute(api.database.db)
    await sql`update approval_request set nudge_due_at = now() where subject_id = ${id}`.execute(
      api.database.db,
    )
    expect(await act()).toBe(1)
    expect(await act()).toBe(0)
    expect(await kinds()).toEqual(['approval.reminder head'])
    expect((await trial.request(id)).state.steps[0]?.reminded).toBe(0)
  })
})
