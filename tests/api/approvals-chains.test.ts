import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApprovalChain, ChainChoices } from '@contract/approvals/approval-chain.calls'
import type { ChainForecast } from '@contract/approvals/foresee-chain'
import { startApi, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const URL = '/api/v1/settings/approval-chains'
type One = {
  data: ApprovalChain
  code: string
  fields?: { path: string; code: string }[]
  current_version?: number
}
const head = { step_key: 'head', resolver: 'immediate_head', resolver_arg: null }
const president = { step_key: 'president', resolver: 'role', resolver_arg: 'president' }
const chain = { doc_type: 'expense', name: 'Large expenses', condition: { amount: { '>=': 20000 } } }
const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

describe('chains', () => {
  it('stand from the start for leave and time', async () => {
    const { body } = await admin.get<{ data: ApprovalChain[] }>(URL)
    const steps = new Map(body.data.map(each => [each.doc_type, each.steps.map(step => step.step_key)]))
    expect(steps.get('leave')).toEqual(['head', 'hr_staff', 'president'])
    expect(steps.get('time_correction')).toEqual(['head'])
    expect(steps.get('overtime')).toEqual(['head'])
    expect(body.data.find(each => each.doc_type === 'leave')?.steps[1]).toMatchObject({
      resolver: 'role',
      decision_kind: 'verify',
      resolver_label: 'HR staff',
    })
  })

  it('are made, changed and put aside with their steps as one document', async () => {
    const made = await admin.post<One>(URL, { ...chain, steps: [head, president] })
    expect(made.status).toBe(201)
    const { id, row_version } = made.body.data
    expect(made.body.data.steps.map(step => [step.seq, step.step_key, step.sla_hours])).toEqual([
      [1, 'head', 48],
      [2, 'president', 48],
    ])
    const changed = await admin.patch<One>(
      `${URL}/${id}`,
      { name: 'Larger', steps: [{ ...president, sla_hours: 24 }] },
      ifMatch(row_version),
    )
    expect(changed.body.data).toMatchObject({
      name: 'Larger',
      steps: [{ step_key: 'president', sla_hours: 24 }],
    })
    const stale = await admin.patch<One>(`${URL}/${id}`, { steps: [head] }, ifMatch(row_version))
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_record'])
    expect((await admin.get<One>(`${URL}/${id}`)).body.data.steps).toHaveLength(1)
    const version = changed.body.data.row_version
    const off = await admin.post<One>(`${URL}/${id}/deactivate`, {}, ifMatch(version))
    expect(off.body.data.is_active).toBe(false)
    const actions = await api.database.db
      .selectFrom('audit_log')
      .select(['action', 'diff'])
      .where('entity_id', '=', id)
      .orderBy('seq')
      .execute()
    expect(actions.map(row => row.action)).toEqual([
      'approval_chain.create',
      'approval_chain.update',
      'approval_chain.deactivate',
    ])
    expect(actions[1]?.diff).toMatchObject({ name: ['Large expenses', 'Larger'], steps: [{}, {}] })
  })

  it('are tried out for somebody before they are saved, and nothing comes of it', async () => {
    const nico = await api.as('employee')
    const boss = await api.as('president')
    const foresee = (user_id: string | undefined, steps: object[]) =>
      admin.post<{ data: ChainForecast } & One>(`${URL}/foresee`, { doc_type: 'leave', user_id, steps })
    const nobody = { step_key: 'accounting', resolver: 'approver_list', resolver_arg: null }
    const good = (await foresee(nico.user?.id, [head, president])).body.data
    expect(good.problem).toBeNull()
    expect(good.steps.map(step => step.people.length)).toEqual([1, 1])
    const bad = (await foresee(nico.user?.id, [head, nobody])).body.data
    expect(bad).toMatchObject({
      problem: 'too_few_approvers',
      steps: [{ gap: null }, { gap: 'nobody_found' }],
    })
    const top = (await foresee(boss.user?.id, [head, president])).body.data
    expect(top).toMatchObject({
      problem: 'nobody_decides',
      steps: [{ gap: 'nobody_above' }, { gap: 'only_barred' }],
    })
    expect((await nico.post(`${URL}/foresee`, { doc_type: 'leave', steps: [head] })).status).toBe(403)
    expect((await foresee('01a1fa65-f2dd-768c-999c-c8f7244c9822', [head])).status).toBe(422)
  })

  it('are refused where nobody could be asked, beside the step', async () => {
    const bad = await admin.post<One>(URL, {
      ...chain,
      steps: [head, { ...president, resolver_arg: 'nobody' }],
    })
    expect([bad.status, bad.body.fields?.[0]]).toMatchObject([422, { path: 'steps.1.resolver_arg' }])
    const about = await admin.post<One>(URL, { ...chain, condition: { colour: 'red' }, steps: [head] })
    expect(about.body.fields?.[0]?.code).toBe('condition_fact_unknown')
    expect(
      (await admin.post(URL, { ...chain, condition: { amount: { '~': 1 } }, steps: [head] })).status,
    ).toBe(400)
    expect((await admin.post(URL, { ...chain, steps: [] })).status).toBe(400)
  })

  it('are seen by those who may see them and changed by those who may change them', async () => {
    const unit = await api.as('ou_admin')
    expect((await unit.get(URL)).status).toBe(200)
    expect((await unit.post(URL, { ...chain, steps: [head] })).status).toBe(403)
    expect((await (await api.as('agent')).get(URL)).status).toBe(403)
    const { body } = await admin.get<{ data: ChainChoices }>(`${URL}/choices`)
    expect(body.data.roles.map(role => role.code)).toContain('hr_staff')
    expect(body.data.facts).toMatchObject({
      expense: ['amount'],
      cash_advance: ['amount', 'purpose', 'repayment'],
      overtime: ['minutes'],
    })
  })
})
