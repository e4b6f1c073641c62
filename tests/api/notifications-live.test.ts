import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { inTransaction } from '@server/platform/db/transaction'
import { notify } from '@server/platform/notifications/notify'
import { aPerson } from '@tests/api/attacks/people.support'
import { listenTo, type EventLine } from '@tests/api/events.support'
import { aMemo, listOf, summaryOf, system, tell } from '@tests/api/notifications.support'
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
  for (const server of [first, second]) await untilHeard(server)
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
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 5_000 })
const noticesIn = (line: EventLine) => line.events.filter(name => name === 'notices').length

/**
 * A server whose line to the database has only now come tells everybody once that something may have been missed. It has
 * told so for sure when two notices have come.
 */
async function untilHeard(server: TestApi): Promise<void> {
  const someone = await aPerson(server)
  const line = await listening(server, someone.token)
  for (let told = 0; told < 2; told += 1) {
    const before = noticesIn(line)
    await tell(server, aMemo([someone.id]))
    await eventually(() => expect(noticesIn(line)).toBeGreaterThan(before))
  }
}

describe('somebody who has the portal open', () => {
  it('hears at once on whichever server, and nobody else does', async () => {
    const [ana, ben] = [await aPerson(first), await aPerson(first)]
    const here = await listening(first, ana.token)
    const there = await listening(second, ana.token)
    const others = [await listening(first, ben.token), await listening(second, ben.token)]
    const before = [here, there, ...others].map(noticesIn)
    await tell(first, aMemo([ana.id]))
    await eventually(() =>
      expect([here, there].map(noticesIn)).toEqual(before.slice(0, 2).map(count => count + 1)),
    )
    // Heard after it, on the same lines: what was for Ana would have come before.
    await tell(second, aMemo([ben.id]))
    await eventually(() => expect(others.map(noticesIn)).toEqual(before.slice(2).map(count => count + 1)))
  })

  it('is told that something came and nothing of it', async () => {
    const ana = await aPerson(first)
    const line = await listening(first, ana.token)
    await tell(first, aMemo([ana.id], 'Confidential'))
    await eventually(() => expect(noticesIn(line)).toBeGreaterThan(0))
    expect(line.data.filter(data => data !== '{}' && !data.includes('print'))).toEqual([])
  })

  it('hears nothing of what was rolled back', async () => {
    const ana = await aPerson(first)
    const line = await listening(second, ana.token)
    const before = noticesIn(line)
    await inTransaction(first.database, { identity: system }, async tx => {
      await notify(tx, aMemo([ana.id], 'Never'))
      throw new Error('no')
    }).catch(() => undefined)
    await tell(first, aMemo([ana.id], 'Real'))
    await eventually(() => expect(noticesIn(line)).toBe(before + 1))
    expect((await summaryOf(ana.client)).newest.map(item => item.text)).toEqual(['New memo: Real.'])
  })

  it('is told of a crowd of them in a few words, the last one included', async () => {
    const ana = await aPerson(first)
    const line = await listening(first, ana.token)
    const before = noticesIn(line)
    // At once: one after the other they are no crowd where each takes its time.
    await Promise.all(Array.from({ length: 20 }, (_, n) => tell(second, aMemo([ana.id], String(n)))))
    const after = noticesIn(line)
    await tell(second, aMemo([ana.id], 'last'))
    await eventually(() => expect(noticesIn(line)).toBeGreaterThan(after))
    expect(noticesIn(line) - before).toBeLessThan(15)
    expect((await summaryOf(ana.client)).unread).toBe(21)
  })

  it('sees in one window what was read in another', async () => {
    const ana = await aPerson(first)
    await tell(first, aMemo([ana.id]))
    const line = await listening(second, ana.token)
    const before = noticesIn(line)
    const { id } = (await listOf(ana.client)).items[0] ?? expect.fail('nothing came')
    await ana.client.patch(`/api/v1/notifications/${id}`, { is_read: true })
    await eventually(() => expect(noticesIn(line)).toBeGreaterThan(before))
  })
})
