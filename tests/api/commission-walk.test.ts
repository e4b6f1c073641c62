import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { step } from '@tests/api/commission-steps.support'
import { commissionWalk } from '@tests/api/commission-walk.support'
import { onTurnedClock } from '@tests/support/on-turned-clock'

let turned: Awaited<ReturnType<typeof onTurnedClock>>
let walk: Awaited<ReturnType<typeof commissionWalk>>
beforeAll(async () => {
  turned = await onTurnedClock()
  walk = await commissionWalk(turned.api, turned.turnTo)
})
afterAll(() => turned.close())

it('holds after any walk of sales, buyer payments, documents, statements, receipts, releases, grants, amendments, credits, cancellations and reinstatements, and says of each past day what it said then', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 28 }), async steps => {
      const trail = await walk.begin()
      for (const now of steps) {
        await walk.take(trail, now)
        await walk.check()
      }
      await walk.checkPast(trail)
    }),
    { numRuns: 3, endOnFailure: true },
  )
})
