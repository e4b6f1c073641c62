import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { verifyAudit } from '@server/platform/audit/audit.repository'
import { step } from '@tests/api/commission-steps.support'
import { commissionWalk } from '@tests/api/commission-walk.support'
import { mortalPortal } from '@tests/support/mortal-portal'

/** Two kills each: each costs a start. */
const WALKS = process.env['NIGHTLY'] ? 10 : 1

/**
 * Its second kill comes between a commit and the answer, which is told again then, while a sale that was released is
 * cancelled and reinstated.
 */
const SEED_BY_DAY = 1138

let portal: Awaited<ReturnType<typeof mortalPortal>>
let walk: Awaited<ReturnType<typeof commissionWalk>>
const expectAllHolds = async () => {
  await walk.check()
  expect(await portal.lost()).toEqual([])
  expect(await verifyAudit(walk.house.db)).toBeNull()
}
beforeAll(async () => {
  portal = await mortalPortal(expectAllHolds)
  walk = await commissionWalk(portal.api)
})

const moment = fc.constantFrom(
  'on_its_way' as const,
  'before_its_commit' as const,
  'after_its_commit' as const,
)
const kill = fc.record({ moment, of: fc.constant(/./), after: fc.nat(9) })
const steps = fc.array(step, { minLength: 4, maxLength: 7 })

it.each(Array.from({ length: WALKS }, (_, place) => place + 1))(
  'killed twice in the midst of commands, the portal keeps each one that it answered and the books of commission (walk %i)',
  async place => {
    await fc.assert(
      fc.asyncProperty(kill, steps, async (anywhere, more) => {
        const trail = await walk.begin()
        await walk.take(trail, { does: 'receive', pick: 0, percent: 70, daysBefore: 0 })
        portal.arm({ moment: 'before_its_commit', of: /\/releases\/[^/]+\/pay$/, after: 0 })
        await walk.take(trail, { does: 'release', seller: 0, waits: false })
        portal.arm(anywhere)
        // The last of them writes more often than writes are let through.
        for (const now of [...more, { does: 'bill', held: false } as const]) {
          await walk.take(trail, now)
          await expectAllHolds()
        }
      }),
      // What a failed walk left would spoil a smaller one. By day the walk is the same each time; at night it is drawn.
      {
        numRuns: 1,
        endOnFailure: true,
        ...(process.env['NIGHTLY'] ? {} : { seed: SEED_BY_DAY }),
      },
    )
    expect(portal.deaths).toHaveLength(2 * place)
  },
)
