import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlannedProject, PlannedUnit, UnitPlaceInList } from '@contract/modules/property/plan.views'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { aProject, aUnit, UNITS } from '@tests/api/property.support'

const PLANS = '/api/v1/property/plans'

let api: TestApi
let agent: Client
let project: { id: string }
beforeAll(async () => {
  api = await startApi()
  agent = await api.as('agent')
  project = await aProject(api)
  for (const [lot, status] of [
    ['1', 'available'],
    ['2', 'blocked'],
    ['3', 'available'],
    ['4', 'withdrawn'],
  ] as const)
    await aUnit(api, {
      project_id: project.id,
      unit_code: `PLAN-${lot}`,
      block: '1',
      lot,
      status,
      ...(status === 'blocked' && { block_reason: 'Road is being widened' }),
    })
})
afterAll(() => api.close())

const filter = (model: object) => `filter=${encodeURIComponent(JSON.stringify(model))}`
const free = filter({ status: { filterType: 'set', values: ['available'] } })
const planOf = async (id: string, query = '') =>
  (await agent.get<{ data: PlannedUnit[] }>(`${PLANS}/${id}?${query}`)).body.data
const placeOf = async (id: string, query = '') =>
  (await agent.get<{ data: UnitPlaceInList }>(`${UNITS}/${id}/place?${query}`)).body.data.place
const matches = (units: PlannedUnit[]) => units.filter(unit => unit.is_match).map(unit => unit.unit_code)

describe('the plan of a project', () => {
  it('has every unit that is still offered, and counts those that are free', async () => {
    expect((await planOf(project.id)).map(unit => unit.unit_code)).toEqual(['PLAN-1', 'PLAN-2', 'PLAN-3'])
    const { data } = (await agent.get<{ data: PlannedProject[] }>(PLANS)).body
    expect(data.find(one => one.id === project.id)).toMatchObject({ units: 3, available: 2 })
  })

  it('keeps what the filters of the list leave out, and says that it is left out', async () => {
    const units = await planOf(project.id, free)
    expect(units).toHaveLength(3)
    expect(matches(units)).toEqual(['PLAN-1', 'PLAN-3'])
    expect(matches(await planOf(project.id, 'search=PLAN-2'))).toEqual(['PLAN-2'])
    expect(
      matches(await planOf(project.id, filter({ orientation: { filterType: 'set', values: ['north'] } }))),
    ).toEqual([])
  })

  it('refuses a filter that the list would refuse', async () => {
    const answer = await agent.get(
      `${PLANS}/${project.id}?${filter({ nothing: { filterType: 'set', values: [] } })}`,
    )
    expect(answer.status).toBe(400)
  })

  it('is kept from whoever may not see what is sold', async () => {
    const hr = await api.as('hr_staff')
    expect((await hr.get(`${PLANS}/${project.id}`)).status).toBe(403)
    const [unit] = await planOf(project.id)
    expect((await hr.get(`${UNITS}/${unit?.id ?? ''}/place`)).status).toBe(403)
  })
})

describe('the place of a unit in the list', () => {
  it('is the one at which the list has it, in its own order and under its own filters', async () => {
    const [first, second, third] = await planOf(project.id)
    const own = filter({ project_id: { filterType: 'set', values: [project.id] } })
    const withFree = filter({
      project_id: { filterType: 'set', values: [project.id] },
      status: { filterType: 'set', values: ['available'] },
    })
    expect(await placeOf(second?.id ?? '', own)).toBe(1)
    expect(await placeOf(first?.id ?? '', `${own}&sort=unit_code:desc`)).toBeGreaterThan(1)
    expect(await placeOf(second?.id ?? '', withFree)).toBeNull()
    expect(await placeOf(third?.id ?? '', withFree)).toBe(1)
    const sorted = `${own}&sort=project_id:asc,unit_code:desc`
    const place = (await placeOf(third?.id ?? '', sorted)) ?? -1
    const { data } = (
      await agent.get<{ data: { id: string }[] }>(`${UNITS}?start=${place}&end=${place + 1}&${sorted}`)
    ).body
    expect(data[0]?.id).toBe(third?.id)
  })
})
