import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { tellOfAnyList } from '@server/platform/events/any-list.repository'
import { aPerson } from '@tests/api/attacks/people.support'
import { listenTo, type EventLine } from '@tests/api/events.support'
import { aUnit, propertyCalls } from '@tests/api/property.support'
import { startApi, type TestApi } from '@tests/support/api'

/** Two servers on one database, each of which hears it. */
let first: TestApi
let second: TestApi
beforeAll(async () => {
  const seeded = await startApi({ ownApp: true })
  const hears = { on: seeded.fresh, listenConnection: seeded.fresh.ownerConnection }
  first = await startApi(hears)
  second = await startApi(hears)
  await seeded.app.close()
})
const lines: EventLine[] = []
afterEach(() => {
  for (const line of lines.splice(0)) line.close()
})
afterAll(async () => {
  await first.close()
  await second.close()
  await first.fresh.close()
})

async function listening(api: TestApi, token: string): Promise<EventLine> {
  const line = await listenTo(api, token)
  lines.push(line)
  await vi.waitFor(() => expect(line.events).toContain('hello'), { timeout: 10_000 })
  return line
}
/** A line to the database that has just been opened has everything read again, in one word with what came beside it. */
async function settled(...heard: EventLine[]): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const unit = await aUnit(first, { status: 'available' })
    const isNamed = () => {
      for (const line of heard) expect(newsIn(line)).toContain(named(unit))
    }
    try {
      return await vi.waitFor(isNamed, { timeout: 1000 })
    } catch (error) {
      if (tries === 9) throw error
    }
  }
}
const newsIn = (line: EventLine) => line.data.filter(data => data.includes('"list"'))
const named = ({ id }: PropertyUnit) => JSON.stringify({ list: 'property_unit', ids: [id] })

describe('rows of a list that change', () => {
  it('are named to everybody who may see the list, on whichever server, and to nobody else', async () => {
    const agent = await first.as('agent')
    const here = await listening(first, agent.user?.token ?? '')
    const there = await listening(second, agent.user?.token ?? '')
    const nobody = await listening(second, (await aPerson(first)).token)
    await settled(here, there)
    const unit = await aUnit(first, { status: 'draft' })
    await vi.waitFor(() => expect(newsIn(here)).toContain(named(unit)), { timeout: 10_000 })
    await vi.waitFor(() => expect(newsIn(there)).toContain(named(unit)), { timeout: 10_000 })
    const desk = propertyCalls(await first.as('sales_admin'))
    const [hereBefore, thereBefore] = [newsIn(here).length, newsIn(there).length]
    expect((await desk.command(unit, 'publish')).status).toBe(200)
    await vi.waitFor(() => expect(newsIn(here).slice(hereBefore)).toEqual([named(unit)]), { timeout: 10_000 })
    await vi.waitFor(() => expect(newsIn(there).slice(thereBefore)).toEqual([named(unit)]), {
      timeout: 10_000,
    })
    expect(newsIn(nobody)).toEqual([])
  })

  it('are told to everybody without a name while the demo company is written', async () => {
    const nobody = await listening(first, (await aPerson(first)).token)
    await tellOfAnyList(first.database.db)
    await vi.waitFor(() => expect(newsIn(nobody)).toContain('{"list":"*","ids":null}'), { timeout: 10_000 })
  })

  it('are told by their ids alone, and not at all where nothing was written', async () => {
    const agent = await first.as('agent')
    const line = await listening(first, agent.user?.token ?? '')
    await settled(line)
    const unit = await aUnit(first, { status: 'available' })
    await vi.waitFor(() => expect(newsIn(line)).toContain(named(unit)), { timeout: 10_000 })
    const head = propertyCalls(await first.as('ou_admin'))
    const before = newsIn(line).length
    await head.bulk('bulk-block', {
      trigger: 'block',
      target: { ids: [unit.id] },
      reason: 'Flooded',
      dry_run: true,
    })
    await head.command({ ...unit, row_version: 99 }, 'block', { reason: 'Flooded' })
    const other = await aUnit(first, { status: 'available' })
    await vi.waitFor(() => expect(newsIn(line).slice(before)).toEqual([named(other)]), { timeout: 10_000 })
    expect(newsIn(line).join(' ')).not.toContain('Flooded')
  })

  it('are not counted up where very many change at once: the list is read again', async () => {
    const agent = await first.as('agent')
    const line = await listening(first, agent.user?.token ?? '')
    const { project_id, unit_type_id } = await aUnit(first)
    await first.database.db
      .insertInto('property_unit')
      .values(
        Array.from({ length: 300 }, (_, n) => ({
          unit_code: `MANY-${n}`,
          project_id,
          unit_type_id,
          list_price: '1.00',
          price_effective_from: '2026-01-01',
        })),
      )
      .execute()
    await vi.waitFor(() => expect(newsIn(line)).toContain('{"list":"property_unit","ids":null}'), {
      timeout: 10_000,
    })
  })
})
