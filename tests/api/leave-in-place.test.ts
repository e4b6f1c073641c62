import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LeaveChoices, LeavePreview, EmployeeWithoutAccount } from '@contract/modules/leave/leave.views'
import {
  decide,
  LEAVE,
  leaveCompany,
  refusalOf,
  REQUESTS,
  sees,
  type Company,
  type One,
  type LeaveRow,
} from '@tests/api/leave.support'
import { mailsTo } from '@tests/api/attacks/people.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { buildEmployee } from '@tests/support/factories/people'
import { dayOfNextYear, NEXT_YEAR } from '@tests/support/next-year'

let api: TestApi
let company: Company
let hr: Client
/** Below the demo head, and without an account. */
let rosa: { id: string; ou_id: string }
beforeAll(async () => {
  api = await startApi()
  company = await leaveCompany(api)
  hr = company.hr.client
  const nico = await api.database.db
    .selectFrom('employee')
    .selectAll()
    .where('id', '=', company.person('Reyes').id)
    .executeTakeFirstOrThrow()
  const { ou_id, immediate_head_id, position_id, division_id } = nico
  rosa = await buildEmployee(api.database.db, {
    ou_id,
    immediate_head_id,
    position_id,
    division_id,
    first_name: 'Rosa',
  })
  await company.give('VL', '5.00', NEXT_YEAR, rosa.id)
})
afterAll(() => api.close())

let week = 0
/** A Monday for each request. */
const oneDay = (code = 'VL') => {
  week += 1
  const date = dayOfNextYear(week)
  return { leave_type_id: company.typeId(code), date_from: date, date_to: date }
}
const inPlaceOf = (id: string, part: string) => `${LEAVE}/employees/${id}/${part}`
const draft = (asked: object, client = hr, id = rosa.id) =>
  client.post<One>(inPlaceOf(id, 'requests'), { reason: 'Her mother is ill', ...asked })
const left = async () => {
  const rows = await company.hr.list('balances')
  const vacation = company.typeId('VL')
  return rows.find(
    row => row['employee_id'] === rosa.id && row['leave_type_id'] === vacation && row['year'] === NEXT_YEAR,
  )?.['available']
}
/** The addresses of all who are asked. */
const askedAt = async (id: string) => {
  const { state } = await stateOf(id)
  return state.steps.flatMap(step => step.seats.map(seat => seat.person.email))
}
const stateOf = (id: string) =>
  api.database.db
    .selectFrom('approval_request')
    .select('state')
    .where('subject_id', '=', id)
    .executeTakeFirstOrThrow()
const seatsOf = async (id: string) => {
  const { state } = await stateOf(id)
  return state.steps.map(step => [step.step_key, step.seats.map(seat => seat.person.name)])
}

describe('leave of somebody without an account', () => {
  it('is asked for by HR, decided by the head, and mailed to the employee', async () => {
    const people = (await hr.get<{ data: EmployeeWithoutAccount[] }>(`${LEAVE}/without-account`)).body.data
    expect(people.map(({ id }) => id)).toContain(rosa.id)
    const choices = (await hr.get<{ data: LeaveChoices }>(inPlaceOf(rosa.id, 'choices'))).body.data
    expect(choices.employee_id).toBe(rosa.id)

    const drafted = (await draft(oneDay())).body.data
    expect(drafted).toMatchObject({ employee_id: rosa.id, status: 'draft' })
    const sent = (await company.hr.command(drafted, 'submit')).body.data
    expect(sent.status).toBe('pending_head')
    expect(await left()).toBe('4.00')
    expect((await decide(hr, sent.id, 'verify')).status).toBe(404)
    expect((await decide(company.head.client, sent.id, 'approve')).status).toBe(200)
    const others = await askedAt(sent.id)
    expect(others).not.toContain(hr.user?.email ?? 'nobody')
    expect((await decide(company.president.client, sent.id, 'approve')).status).toBe(200)
    expect((await company.hr.now(sent.id)).status).toBe('approved')
    const { email } = await emailOf(rosa.id)
    expect((await mailsTo(api, email)).map(({ kind }) => kind)).toContain('approval.decided')
  })

  it('is changed and taken back by HR, and by nobody else', async () => {
    const asked = oneDay()
    const drafted = (await draft(asked)).body.data
    const changed = await company.hr.change(drafted, { ...asked, reason: 'Another reason' })
    expect(changed.status).toBe(200)
    const sent = (await company.hr.command(changed.body.data, 'submit')).body.data
    expect((await company.nico.command(sent, 'withdraw')).status).toBe(404)
    expect((await company.head.command(sent, 'withdraw')).status).toBe(404)
    expect((await company.hr.command(sent, 'withdraw')).body.data.status).toBe('withdrawn')
  })

  it('OBJ-03 is for whoever verifies leave there, and of those alone who cannot ask themselves', async () => {
    expect((await draft(oneDay(), company.nico.client)).status).toBe(403)
    expect((await draft(oneDay(), company.head.client)).status).toBe(403)
    expect((await draft(oneDay(), hr, company.person('Reyes').id)).status).toBe(404)
    const own = (await company.nico.draft(oneDay('LWOP'))).body.data
    for (const verb of ['submit', 'withdraw'])
      expect((await hr.post<One>(`${REQUESTS}/${own.id}/${verb}`, {}, sees(own))).status, verb).not.toBe(200)
    expect((await company.nico.now(own.id)).status).toBe('draft')
  })
})

describe('who would be asked', () => {
  const preview = async (asked: object) => (await company.nico.preview(asked)).body.data as LeavePreview

  it('is told before anything is sent, and is whom the engine asks then', async () => {
    await company.give('VL', '5.00', NEXT_YEAR)
    const asked = oneDay()
    const { asked: foreseen } = await preview(asked)
    expect(foreseen?.problem).toBeNull()
    const sent: LeaveRow = await company.submit(asked)
    expect(foreseen?.steps.map(({ step_key, people }) => [step_key, people.map(({ name }) => name)])).toEqual(
      await seatsOf(sent.id),
    )
  })

  it('says where nobody is found, which is what refuses the request too', async () => {
    const { db } = api.database
    await db
      .updateTable('approver')
      .set({ is_active: false })
      .where('doc_type', '=', 'leave')
      .where('step_key', '=', 'hr_staff')
      .execute()
    await db
      .updateTable('approval_chain_step')
      .set({ resolver: 'approver_list', resolver_arg: null })
      .where('step_key', '=', 'hr_staff')
      .execute()
    const asked = oneDay()
    const { asked: foreseen } = await preview(asked)
    expect(foreseen?.problem).toBe('too_few_approvers')
    expect(foreseen?.steps.find(step => step.step_key === 'hr_staff')).toMatchObject({
      people: [],
      gap: 'nobody_found',
    })
    const drafted = (await company.nico.draft(asked)).body.data
    const refused = await company.nico.command(drafted, 'submit')
    expect(refused.status).toBe(422)
    expect(refusalOf(refused)[2]).toBe('rule_broken')
  })
})

async function emailOf(id: string) {
  return api.database.db.selectFrom('employee').select('email').where('id', '=', id).executeTakeFirstOrThrow()
}
