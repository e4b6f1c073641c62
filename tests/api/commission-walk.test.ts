import fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { step } from '@tests/api/commission-steps.support'
import { commissionWalk } from '@tests/api/commission-walk.support'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let walk: Awaited<ReturnType<typeof commissionWalk>>
beforeAll(async () => {
  api = await startApi()
  walk = await commissionWalk(api)
})
afterAll(() => api.close())

it('holds after any walk of statements, receipts, releases, grants, bounces, voids, amendments, credits and cancellations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async steps => {
      const trail = await walk.begin()
      for (const now of steps) {
        await walk.take(trail, now)
        await walk.check()
      }
    }),
    { numRuns: 5, endOnFailure: true },
  )
})
