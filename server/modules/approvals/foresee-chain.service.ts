import type { ForeseeChain, ChainForecast } from '@contract/approvals/foresee-chain'
import { unitIdsOf, type Actor } from '@server/platform/access/actor'
import { activeAccount } from '@server/platform/approvals/directory.repository'
import { foreseeSteps } from '@server/platform/approvals/plan-steps'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem } from '@server/platform/http/problems'
import { placeOf } from '@server/platform/people/reporting-line.repository'

/** As if somebody of the units that one acts for asked today; whoever decides may be of any unit. */
export async function foreseeChain(
  tx: Tx,
  actor: Actor,
  { doc_type, user_id, steps }: ForeseeChain,
): Promise<ChainForecast> {
  const account = await activeAccount(tx.db, user_id)
  const place = await placeOf(tx.db, user_id)
  const ou_id = place?.ou_id ?? null
  if (!account || !place || ou_id === null || !reaches(actor, ou_id))
    throw fieldProblem('rule_broken', 'user_id', 'reference_unknown')
  const { employee_id, division_id } = place
  const requester = { ...account, employee_id }
  const planned = { type: doc_type, ou_id, division_id, facts: {}, amount: null, requester, barred: [] }
  return foreseeSteps(
    tx.db,
    planned,
    steps.map((step, index) => ({ ...step, seq: index + 1 })),
  )
}

const reaches = (actor: Actor, unit: string) =>
  (actor.allUnits && actor.activeUnitId === null) || unitIdsOf(actor).includes(unit)
