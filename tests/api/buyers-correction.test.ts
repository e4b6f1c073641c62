import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyerCalls, BUYERS, person, type BuyerRow, type One } from '@tests/api/buyers.support'
import { sellingDesk } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildLead } from '@tests/support/factories/leads'

let api: TestApi
let desk: Awaited<ReturnType<typeof sellingDesk>>
let agent: ReturnType<typeof buyerCalls>
let admin: ReturnType<typeof buyerCalls>
beforeAll(async () => {
  api = await startApi()
  desk = await sellingDesk(api)
  agent = buyerCalls(desk.agent.client)
  admin = buyerCalls(desk.desk.client)
})
afterAll(() => api.close())

const added = async (by = agent, values: object = {}): Promise<BuyerRow> => {
  const answer = await by.create(person(desk.ou_id, values))
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body.data
}
const shown = async (id: string) => (await agent.get(id)).body.data

describe('a buyer that an agent has added', () => {
  it('is corrected by the agent until a document is verified, then by the desk alone', async () => {
    const buyer = await added()
    expect(await shown(buyer.id)).toMatchObject({ may_correct: true, correction_refused: null })
    const right = await agent.change(buyer, { last_name: 'Corrected' })
    expect(right.status, right.text).toBe(200)
    const history = await desk.desk.client.get<{ data: { action: string }[] }>(
      `${BUYERS}/${buyer.id}/timeline`,
    )
    expect(JSON.stringify(history.body)).toContain('update')

    const paper = (await agent.hand(buyer.id, 'OTHER')).body.data
    expect((await agent.change(await shown(buyer.id), { last_name: 'Waiting' })).status).toBe(200)
    const verified = await admin.verify(paper)
    expect(verified.status, verified.text).toBe(200)
    const late = await agent.change(await shown(buyer.id), { last_name: 'Late' })
    expect([late.status, late.body.message]).toEqual([403, expect.stringMatching(/Ask the sales desk/)])
    expect(await shown(buyer.id)).toMatchObject({ may_correct: false, correction_refused: 'buyer_verified' })
    expect((await admin.change(await shown(buyer.id), { last_name: 'Desk' })).status).toBe(200)
  })

  it('keeps its seller and its risk class, which are the desk’s to decide', async () => {
    const buyer = await added()
    for (const values of [{ aml_risk: 'low' }, { owner_employee_id: desk.at('AGENT', 1).employee_id }]) {
      const answer = await agent.change(buyer, values)
      expect(answer.body.fields?.[0]?.code).toBe('buyer_field_of_desk')
    }
  })

  it('is not corrected over a version that somebody else has made', async () => {
    const buyer = await added()
    expect((await admin.change(buyer, { last_name: 'Faster' })).status).toBe(200)
    expect((await agent.change(buyer, { last_name: 'Slower' })).status).toBe(409)
  })
})

it('an agent does not correct a client whom the desk has added, nor sees one of somebody else', async () => {
  const own = await added(admin, { owner_employee_id: desk.at('AGENT').employee_id })
  const answer = await agent.change(own, { last_name: 'Nobody' })
  expect([answer.status, answer.body.message]).toEqual([
    403,
    expect.stringMatching(/Only the person who added/),
  ])
  const strange = await added(admin, { owner_employee_id: desk.at('AGENT', 1).employee_id })
  expect((await agent.change(strange, { last_name: 'Nobody' })).status).toBe(404)
})

describe('the buyer that a lead becomes', () => {
  const lead = (values: object = {}) =>
    buildLead(desk.db, { ou_id: desk.ou_id, owner_employee_id: desk.at('AGENT').employee_id, ...values })
  const make = (id: string, more: object = {}) =>
    agent.client.post<One>(`${BUYERS}/of-lead/${id}`, {
      last_name: 'Zafra',
      first_name: 'Quirina',
      present_address: '12 Mabini Street, Cebu City',
      ...more,
    })

  it('takes over what the lead says and agreed to, and is made once', async () => {
    const from = await lead({ email: 'quirina@example.com' })
    const made = await make(from.id)
    expect(made.status, made.text).toBe(201)
    expect(made.body.data).toMatchObject({
      lead_id: from.id,
      ou_id: desk.ou_id,
      owner_employee_id: from.owner_employee_id,
      mobile: from.mobile_e164,
      email: 'quirina@example.com',
      consent_text_version: from.consent_text_version,
    })
    expect(new Date(String(made.body.data['consent_at']))).toEqual(new Date(String(from.consent_at)))
    expect((await make(from.id)).status).toBe(409)
  })

  it('has not agreed to anything where the lead has taken the consent back', async () => {
    const from = await lead({
      consent_withdrawn_at: new Date(),
      consent_withdrawn_by: desk.agent.client.user?.id,
    })
    const made = await make(from.id)
    expect(made.body.data).toMatchObject({ consent_at: null, consent_text_version: null })
  })

  it('asks for the number that a lead without one does not say', async () => {
    const from = await lead({ mobile_e164: null, email: 'only@example.com' })
    expect((await make(from.id)).body.fields?.[0]).toMatchObject({ path: 'mobile' })
    expect((await make(from.id, { mobile: '+639175550101' })).status).toBe(201)
  })

  it('is nobody else’s to make', async () => {
    const other = desk.at('AGENT', 1)
    const from = await lead({ owner_employee_id: other.employee_id })
    expect((await make(from.id)).status).toBe(404)
  })
})
