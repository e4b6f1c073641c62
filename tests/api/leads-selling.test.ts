import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MatchedUnit } from '@contract/modules/buyers/lead.views'
import { createLeadPort } from '@server/modules/buyers/leads/lead-port'
import { createColumnSeal } from '@server/platform/db/column-seal'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { startApi, type TestApi } from '@tests/support/api'
import { TEST_SECRET } from '@tests/support/company'
import { buildPropertyUnit } from '@tests/support/factories/property'
import { leadCalls, LEADS, someMobile, type LeadCalls } from '@tests/api/leads.support'

let api: TestApi
let agent: LeadCalls
const port = createLeadPort(createColumnSeal(TEST_SECRET))
const asPortal = <T>(work: (tx: Tx) => Promise<T>) =>
  inTransaction(api.database, { identity: { role: 'system' } }, work)
const why = { sale_id: '01a1fa65-f2dd-768c-999c-c8f7244c9822', sale_no: 'SR-CEB-2026-000001', by: null }

beforeAll(async () => {
  api = await startApi()
  agent = leadCalls(await api.as('agent'))
})
afterAll(() => api.close())

describe('what a sale does to its lead', () => {
  it('is reserve, win and end, and a history that names the sale', async () => {
    const lead = await agent.made()
    const move = (step: Parameters<typeof port.move>[2]) =>
      asPortal(tx => port.move(tx, lead.id, step, { ...why, buyer_id: '' }))
    await move('sale_reserved')
    expect((await agent.get(lead.id)).category).toBe('reserved')
    expect((await agent.history(lead.id))[0]).toMatchObject({ kind: 'status_change', note: why.sale_no })
    await move('sale_ended')
    expect((await agent.get(lead.id)).category).toBe('working')
    // Not reserved: nothing to win, and nothing is written.
    await move('sale_booked')
    expect((await agent.get(lead.id)).category).toBe('working')
    expect(await agent.history(lead.id)).toHaveLength(2)
  })

  it('is done to the lead that the one it names became part of', async () => {
    const kept = await agent.made()
    const gone = await agent.made()
    const desk = leadCalls(await api.as('ou_admin'))
    await desk.command(kept, 'merge', { merged_lead_id: gone.id, reason: 'One person' })
    await asPortal(tx => port.move(tx, gone.id, 'sale_reserved', { ...why, buyer_id: '' }))
    expect((await agent.get(kept.id)).category).toBe('reserved')
    expect((await agent.get(gone.id)).category).toBe('lost')
  })
})

describe('whom a sale would take from another', () => {
  it('is found by number and by address, as long as the protection holds', async () => {
    const mobile = someMobile()
    const lead = await agent.made({ mobile_e164: mobile })
    const ask = (question: { mobile: string | null; email: string | null }) =>
      asPortal(tx => port.protection(tx.db, { lead_id: null, ...question }))
    expect(await ask({ mobile, email: null })).toMatchObject({
      id: lead.id,
      ou_code: 'CEB',
      is_protected: true,
    })
    expect(await ask({ mobile: someMobile(), email: null })).toBeNull()
    const byMail = await agent.made({ mobile_e164: null, email: 'buyer@mail.test' })
    expect(await ask({ mobile: null, email: ' Buyer@Mail.test' })).toMatchObject({ id: byMail.id })
    expect(
      await asPortal(tx => port.protection(tx.db, { lead_id: lead.id, mobile: null, email: null })),
    ).toMatchObject({ id: lead.id })
    await api.database.db
      .updateTable('lead')
      .set({ protected_from: '2020-01-01', protected_until: '2020-02-01' })
      .where('id', '=', lead.id)
      .execute()
    expect(await ask({ mobile, email: null })).toBeNull()
  })
})

describe('units for a lead', () => {
  it('are those on offer, in the projects asked for, of the type, within the budget', async () => {
    const { db } = api.database
    const right = await buildPropertyUnit(db, { status: 'available', list_price: '3000000.00' })
    const { project_id, unit_type_id } = right
    const same = { project_id, unit_type_id }
    await buildPropertyUnit(db, { ...same, status: 'available', list_price: '9000000.00' })
    await buildPropertyUnit(db, { ...same, status: 'draft', list_price: '3000000.00' })
    await buildPropertyUnit(db, { project_id, status: 'available', list_price: '3000000.00' })
    await buildPropertyUnit(db, { unit_type_id, status: 'available', list_price: '3000000.00' })
    const lead = await agent.made({
      project_interest_ids: [project_id],
      unit_type_id,
      budget_min: '2000000.00',
      budget_max: '4000000.00',
    })
    const answer = await agent.client.get<{ data: MatchedUnit[] }>(`${LEADS}/${lead.id}/matches`)
    expect(answer.body.data.map(({ id }) => id)).toEqual([right.id])
  })
})
