import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { propertyCalls, UNITS } from '@tests/api/property.support'
import { sellingDesk, type SellingDesk } from '@tests/api/sales.support'

let api: TestApi
let house: SellingDesk
let draft: PropertyUnit
let shown: { id: string }
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  const unit_type_id = (
    await house.db.selectFrom('unit_type').select('id').limit(1).executeTakeFirstOrThrow()
  ).id
  const made = await propertyCalls(await api.as('sales_admin')).create({
    unit_code: 'SECRET-1',
    project_id: house.project.id,
    unit_type_id,
    list_price: '7654321.00',
  })
  draft = made.body.data
  shown = { id: await house.unit() }
})
afterAll(() => api.close())

const filter = (model: object) => `filter=${encodeURIComponent(JSON.stringify(model))}`
const ofProject = () => filter({ project_id: { filterType: 'set', values: [house.project.id] } })
const drafts = filter({ status: { filterType: 'set', values: ['draft'] } })
const prices = () => filter({ unit_id: { filterType: 'set', values: [draft.id] } })
type Many = { data: { id: string; is_match?: boolean }[]; meta?: { filtered: number } }
const idsOf = async (client: Client, path: string) =>
  (await client.get<Many>(path)).body.data.map(({ id }) => id)

describe('OBJ-04 a unit that is not published', () => {
  it.each(['agent', 'sales_manager', 'accounting', 'president'] as const)(
    'is not there for %s, in no list, plan, search, count or export',
    async role => {
      const client = await api.as(role)
      expect(await idsOf(client, `${UNITS}?start=0&end=100&${ofProject()}`)).toEqual([shown.id])
      expect(await idsOf(client, `${UNITS}?start=0&end=100&search=SECRET`)).toEqual([])
      const { body } = await client.get<Many>(`${UNITS}?count=only&${drafts}`)
      expect(body.meta?.filtered).toBe(0)
      expect((await client.get(`${UNITS}/values/status`)).text).not.toContain('draft')
      expect((await client.get(`${UNITS}/values/unit_code`)).text).not.toContain('SECRET')
      expect((await client.get(`${UNITS}/aggregate?fields=list_price&${drafts}`)).text).not.toContain(
        '7654321',
      )
      expect(await idsOf(client, `/api/v1/property/plans/${house.project.id}`)).toEqual([shown.id])
      const plans = await client.get<{ data: { id: string; units: number }[] }>('/api/v1/property/plans')
      expect(plans.body.data.find(({ id }) => id === house.project.id)?.units).toBe(1)
      expect(await idsOf(client, `/api/v1/property/unit-prices?start=0&end=10&${prices()}`)).toEqual([])
    },
  )

  it('is not found at its own address, nor by what is reckoned of it', async () => {
    const agent = await api.as('agent')
    for (const path of ['', '/timeline', '/comments', '/attachments', '/price', '/hold', '/quoting'])
      expect([path, (await agent.get(`${UNITS}/${draft.id}${path}`)).status]).toEqual([path, 404])
    const place = await agent.get<{ data: { place: number | null } }>(`${UNITS}/${draft.id}/place`)
    expect(place.body.data.place).toBeNull()
    const preview = await house.agent.whatWillIGet(`unit_id=${draft.id}&financing=bank&dp_terms_months=12`)
    expect([preview.status, preview.text.includes('7654321')]).toEqual([404, false])
  })

  it('is held, quoted and sold by nobody who may not see it, and refused as if it were not', async () => {
    const agent = await api.as('agent')
    expect((await agent.post('/api/v1/property/holds', { unit_id: draft.id })).status).toBe(404)
    const asked = await house.golden({ unit_id: draft.id })
    const preview = await house.agent.client.post('/api/v1/sales/records/preview', asked)
    const strange = await house.golden({ unit_id: '01890000-0000-7000-8000-000000000000' })
    const unknown = await house.agent.client.post('/api/v1/sales/records/preview', strange)
    expect(preview.text.replaceAll(draft.id, '')).toBe(unknown.text)
    const drafted = await house.agent.draft(asked)
    expect(drafted.status).toBe(422)
    expect(drafted.text).not.toContain('SECRET')
  })

  it('is there and called a draft for who prepares it, and for all once it is published', async () => {
    const desk = propertyCalls(await api.as('sales_admin'))
    const { body } = await desk.get(draft.id)
    expect(body.data.status).toBe('draft')
    expect(await idsOf(desk.client, `${UNITS}?start=0&end=100&${drafts}&search=SECRET`)).toEqual([draft.id])
    expect(await idsOf(desk.client, `/api/v1/property/unit-prices?start=0&end=10&${prices()}`)).toHaveLength(
      1,
    )
    const held = await desk.client.post('/api/v1/property/holds', { unit_id: draft.id })
    expect([held.status, (held.body as { code: string }).code]).toEqual([409, 'unit_taken'])
    expect((await desk.command(body.data, 'publish')).status).toBe(200)
    const agent = propertyCalls(await api.as('agent'))
    expect((await agent.get(draft.id)).body.data.list_price).toBe('7654321.00')
  })
})
