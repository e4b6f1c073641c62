import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { linkExpiry, linkLife } from '@contract/modules/approvals/link-token.rules'
import { findParameterValues } from '@server/platform/parameters/parameter-value.repository'
import { rememberParameters } from '@server/platform/parameters/parameter-memory'
import { leadCalls, type LeadCalls } from '@tests/api/leads.support'
import { sellingDesk, type SellingDesk } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildParameterValue } from '@tests/support/factories/settings'

let api: TestApi
let house: SellingDesk
let leads: LeadCalls
let today: string
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  leads = leadCalls(await api.as('agent'))
  today = await house.today()
})
afterAll(() => api.close())

const inForce = (code: string, value: number | string, place: object = {}) =>
  buildParameterValue(api.database.db, {
    code,
    value: JSON.stringify(value),
    effective_from: today,
    ...place,
  })
const ofProject = () => ({ scope: 'project' as const, for_project_id: house.project.id })

describe('figures of the company', () => {
  it('a reservation stands as long as its project says, and one that stood before keeps its last day', async () => {
    const before = await house.reserved()
    await inForce('sales.reservation_days', 45)
    await inForce('sales.reservation_days', 12, ofProject())
    const after = await house.reserved()
    expect(before.reservation_valid_to).toBe(addDays(today, 30))
    expect(after.reservation_valid_to).toBe(addDays(today, 12))
    expect((await house.desk.fresh(before.id)).reservation_valid_to).toBe(addDays(today, 30))
    const preview = await house.desk.preview({ ...(await house.golden()), lead_id: null })
    expect(preview.reservation_valid_to).toBe(addDays(today, 12))
  })

  it('a discount beyond the limit of the project has to be allowed, one within it has not', async () => {
    expect((await house.desk.drafted(await house.golden())).price_outside_list).toBe(false)
    await inForce('sales.discount_limit', '2', ofProject())
    const draft = await house.desk.drafted(await house.golden())
    expect(draft.price_outside_list).toBe(true)
    const refused = await house.desk.reserve(draft)
    expect(refused.body.fields?.map(({ code }) => code)).toEqual(['price_not_allowed'])
  })

  it('a sale tells the days by which its steps are judged', async () => {
    await inForce('sales.reinstatement_days', 5, { scope: 'unit', for_ou_id: house.ou_id })
    const sale = await house.reserved({
      price: {
        list_price: null,
        discount: { kind: 'none', rate_pct: null, amount: null },
        vat_treatment: null,
        vat_reason: null,
        other_charges: '0.00',
      },
    })
    const { limits } = await house.desk.detail(sale.id)
    expect(limits).toEqual({ forfeit_notice_days: 3, reinstatement_days: 5 })
  })

  it('a lead is protected as long as its unit says, and its next activity goes by the same figure', async () => {
    await inForce('buyers.lead_protection_days', 10, { scope: 'unit', for_ou_id: house.ou_id })
    const lead = await leads.made({})
    expect(lead.protected_until).toBe(addDays(today, 10))
    await api.database.db
      .updateTable('lead')
      .set({ protected_until: addDays(today, 1) })
      .where('id', '=', lead.id)
      .execute()
    await leads.log(lead, { kind: 'call', outcome: 'reached' })
    expect((await leads.get(lead.id)).protected_until).toBe(addDays(today, 10))
  })

  it('a link for a decision about leave lives by a figure of its own', () => {
    const at = '2026-11-20T02:00:00.000Z'
    expect(linkLife('decide', 'leave').code).toBe('approvals.leave_link_hours')
    expect(linkLife('decide', 'overtime').code).toBe('approvals.decision_link_hours')
    expect(linkExpiry('decide', 'leave', at, 2)).toBe('2026-11-20T04:00:00.000Z')
  })
})

describe('the memory of values', () => {
  const counted = () => {
    const counter = { reads: 0 }
    const read = () => {
      counter.reads += 1
      return findParameterValues(api.database.db)
    }
    return { counter, read }
  }

  it('reads once while the database can be heard, and anew after each change', async () => {
    const memory = rememberParameters()
    const line = memory.follow(api.fresh.ownerConnection)
    const { counter, read } = counted()
    await vi.waitFor(async () => {
      counter.reads = 0
      await memory.recall(read)
      await memory.recall(read)
      expect(counter.reads).toBeLessThan(2)
    })
    await inForce('property.quote_days', 11)
    await vi.waitFor(async () => {
      const values = await memory.recall(read)
      expect(values.find(({ code }) => code === 'property.quote_days')?.value).toBe(11)
    })
    await line.stop()
  })

  it('remembers nothing without a line', async () => {
    const memory = rememberParameters()
    const { counter, read } = counted()
    await memory.recall(read)
    await memory.recall(read)
    expect(counter.reads).toBe(2)
  })

  it('keeps nothing of a read that began before the last change', async () => {
    const memory = rememberParameters()
    const line = memory.follow(api.fresh.ownerConnection)
    const { read } = counted()
    await vi.waitFor(async () => {
      const first = await memory.recall(read)
      expect(await memory.recall(read)).toBe(first)
    })
    memory.forget()
    const late = await memory.recall(async () => {
      memory.forget()
      return []
    })
    expect(late).toEqual([])
    expect((await memory.recall(read)).length).toBeGreaterThan(0)
    await line.stop()
  })
})
