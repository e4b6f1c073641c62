import { correctionRefusal, keptByDesk } from '@contract/modules/buyers/buyer-correction.rules'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { mayDo } from '@server/platform/access/actor'
import type { Caller } from '@server/platform/access/caller'
import { forbidden, notFound, Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { Values } from '@server/platform/resource/resource-context'
import { findCorrectionFacts, lockForCorrection } from '@server/modules/buyers/buyers/correction.repository'

const resource = buyerResource

/** Whether the asker may correct the buyer, and why not where that is all they could. */
export async function correctionOf({ tx, actor }: Caller, id: string) {
  if (mayDo(actor, 'buyer.record.edit') || !mayDo(actor, 'buyer.record.correct'))
    return { may_correct: false, correction_refused: null }
  const access = accessWhere(actor, 'correct', resource)
  const facts = await findCorrectionFacts(tx.db, { id, access, userId: actor.userId })
  const refused = facts ? correctionRefusal(facts) : 'buyer_added_elsewhere'
  return { may_correct: refused === null, correction_refused: refused }
}

/** By which right the asker changes this buyer; refuses where neither lets them. */
export async function rightToChange(caller: Caller, id: string, values: Values): Promise<'edit' | 'correct'> {
  const { tx, actor } = caller
  if (mayDo(actor, 'buyer.record.edit')) return 'edit'
  await lockForCorrection(tx.db, id)
  const access = accessWhere(actor, 'view', resource)
  if (!(await findCorrectionFacts(tx.db, { id, access, userId: actor.userId }))) throw notFound()
  const { may_correct, correction_refused } = await correctionOf(caller, id)
  if (correction_refused) throw new Problem('forbidden', correction_refused)
  if (!may_correct) throw forbidden()
  refuseBroken(keptByDesk(Object.keys(values)).map(path => ({ path, code: 'buyer_field_of_desk' })))
  return 'correct'
}
