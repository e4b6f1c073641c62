import type { DateText } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { holdbackDays } from '@contract/modules/commission/commission.parameters'
import type { KeptRelease } from '@contract/modules/commission/release.document'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findOpenClawbacks, recover } from '@server/modules/commission/releases/clawback.repository'
import type { ComputedRelease } from '@server/modules/commission/releases/compute-release'
import { eachRelease, type TellOf } from '@server/modules/commission/releases/each-release'
import { payOut } from '@server/modules/commission/releases/holdback.repository'
import { payShares } from '@server/modules/commission/releases/release-line.repository'

/** Shares are paid, holdbacks paid out and clawbacks recovered, as each release says. */
export async function settleShares(
  tx: Tx,
  releases: readonly KeptRelease[],
  computed: readonly ComputedRelease[],
  { on, tell }: { on: DateText; tell: TellOf },
): Promise<void> {
  const kept = await Promise.all(
    releases.map(async ({ id, ou_id }) => ({
      ...{ id, ou_id },
      holdbackDays: await parameterOf(tx, holdbackDays, { on, ouId: ou_id }),
    })),
  )
  await payShares(tx.db, kept, on)
  const returned = releases.flatMap(({ id: release_id }, index) =>
    (computed[index]?.holdbacks ?? []).map(({ id: holdback_id }) => ({ release_id, holdback_id })),
  )
  const paidOut = await payOut(tx.db, returned)
  const owed = await findOpenClawbacks(tx.db, releases, { lock: true })
  const recoveries = eachRelease(releases, tell, (release, index) => {
    const clawbacks = owed[index] ?? []
    const { holdbacks = [], clawbacks: counted = [] } = computed[index] ?? {}
    if (!holdbacks.every(({ id }) => paidOut.has(id)) || counted.length !== clawbacks.length)
      throw new Problem('rule_broken', 'release_changed')
    const { id: release_id, ou_id, clawback_amount } = release
    return { release_id, ou_id, clawbacks, amount: parseMoney(clawback_amount) }
  })
  await recover(tx.db, recoveries, on)
}
