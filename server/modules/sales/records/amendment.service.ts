import type { AmendSale } from '@contract/selling/sale.calls'
import { unitChange } from '@contract/modules/sales/sale-effects.rules'
import type { Actor } from '@server/platform/access/actor'
import type { Caller } from '@server/platform/access/caller'
import { asPortal } from '@server/platform/db/as-portal'
import { fieldProblem, notFound, Problem } from '@server/platform/http/problems'
import type { CommissionChange } from '@server/platform/selling/commission-port'
import type { SellingUnit } from '@server/platform/selling/unit-port'
import type { Tx } from '@server/platform/db/transaction'
import { uniqueViolation } from '@server/platform/db/failures'
import { planAmendment, type AmendmentPlan } from '@server/modules/sales/records/amendment-plan'
import {
  findAmendment,
  hasPending,
  insertAmendment,
} from '@server/modules/sales/records/amendment.repository'
import { personOf } from '@server/platform/people/people.repository'
import { makeChecklist } from '@server/modules/sales/records/checklist'
import { commissionedSale } from '@server/modules/sales/records/commissioned-sale'
import { mayBy, stepOf, stepOrTaken } from '@server/modules/sales/records/move-sale'
import { factsOf, unitState } from '@server/modules/sales/records/sale-facts'
import { auditSale, type SaleContext, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { writtenSellers } from '@server/modules/sales/records/sale-plan'
import {
  addEvent,
  replaceCoBuyers,
  replaceSchedule,
  updateSale,
  type StoredSale,
} from '@server/modules/sales/records/sale.repository'
import { writeSellers } from '@server/modules/sales/records/seller.repository'

type Change = AmendSale['change']
type Units = { old: SellingUnit; target: SellingUnit; isMoving: boolean }

/** The unit of the sale and the one it moves to, locked in the order of their ids. */
async function lockUnits(tx: Tx, { units }: SaleParts, sale: StoredSale, change: Change): Promise<Units> {
  const wanted = change.kind === 'change_unit' ? change.unit_id : sale.unit_id
  const locked = await units.lock(tx, [...new Set([sale.unit_id, wanted])])
  const old = locked.find(({ id }) => id === sale.unit_id)
  const target = locked.find(({ id }) => id === wanted)
  if (!old) throw new Error('a sale is of a unit that is there')
  if (!target) throw fieldProblem('rule_broken', 'change.unit_id', 'reference_unknown')
  return { old, target, isMoving: old.id !== target.id }
}

/** The sale with both units locked, and what the change is judged by, which is taken for agreed to. */
async function factsOfChange(
  tx: Tx,
  parts: SaleParts,
  { sale, actor, change, reason }: { sale: StoredSale; actor: Actor | null; change: Change; reason: string },
) {
  const units = await lockUnits(tx, parts, sale, change)
  const facts = await factsOf(tx, parts, sale, actor, units.old)
  const new_unit = units.isMoving ? unitState(units.target) : null
  return { ...units, facts: { ...facts, reason, approved: true, new_unit } }
}

/**
 * Units are the company's and wait for each other, and their holds, the sellers and those who are protected stand in other
 * operating units: all of it is locked and judged in one piece, and what is asked is written by whoever asks.
 */
function planBeyondUnit(caller: SaleContext, parts: SaleParts, { change, reason }: AmendSale) {
  const { actor, record: sale } = caller
  return asPortal(caller.tx, async tx => {
    const { target, facts } = await factsOfChange(tx, parts, { sale, actor, change, reason })
    await stepOrTaken({ tx, actor }, parts, target.id, () => stepOf(sale, 'amend', facts, mayBy(caller)))
    return { plan: await planAmendment(tx, parts, sale, change, target), today: facts.today }
  })
}

export function createAmendmentService(parts: SaleParts) {
  /** Into the chain; who is asked sees what would change, before and after. */
  async function submit({ tx, actor }: Caller, amendment: string): Promise<void> {
    const by = await personOf(tx.db, actor.userId)
    await parts.approvals.submit(tx, { type: 'sale_amendment', subject_id: amendment, by })
  }

  return {
    submit,

    async ask(caller: SaleContext, asked: AmendSale): Promise<void> {
      const { tx, actor, record: sale, audit } = caller
      if (await hasPending(tx.db, sale.id)) throw new Problem('conflict', 'amendment_waits')
      const { plan, today } = await planBeyondUnit(caller, parts, asked)
      if (Object.keys(plan.after).length === 0) throw new Problem('rule_broken', 'amendment_changes_nothing')
      const amendment = await insertAmendment(tx.db, sale, {
        kind: asked.change.kind,
        before: plan.before,
        after: plan.after,
        asked: asked.change,
        effective_date: asked.effective_date ?? today,
        reason: asked.reason,
        asked_by: actor.userId,
      })
      const { kind } = asked.change
      audit(
        { amendment: [null, amendment], kind: [null, kind], reason: [null, asked.reason] },
        'ask_amendment',
      )
      await submit(caller, amendment)
    },

    /** Before anybody is asked: nothing is written. */
    async preview(
      { tx, actor }: Caller,
      sale: StoredSale,
      asked: AmendSale,
    ): Promise<AmendmentPlan & { unit: SellingUnit }> {
      const wanted = asked.change.kind === 'change_unit' ? asked.change.unit_id : sale.unit_id
      const unit = await parts.units.find(tx.db, wanted, actor)
      if (!unit) throw fieldProblem('rule_broken', 'change.unit_id', 'reference_unknown')
      return { ...(await planAmendment(tx, parts, sale, asked.change, unit)), unit }
    },

    async withdraw({ tx, actor, record }: SaleContext, amendmentId: string): Promise<void> {
      const amendment = await findAmendment(tx.db, amendmentId)
      if (amendment?.sale_id !== record.id || amendment.asked_by !== actor.userId) throw notFound()
      if (amendment.status !== 'pending') throw new Problem('conflict', 'sale_wrong_state')
      const by = await personOf(tx.db, actor.userId)
      await parts.approvals.withdraw(tx, { type: 'sale_amendment', subject_id: amendmentId, by })
    },
  }
}

/**
 * Carried out as it was agreed to, on the sale as it is by now. Who is in the way by then is told so, and the last
 * decision does not stand.
 */
export async function applyAmendment(
  tx: Tx,
  parts: SaleParts,
  sale: StoredSale,
  { id, change, reason, by }: { id: string; change: Change; reason: string; by: string | null },
): Promise<void> {
  const judging = { sale, actor: null, change, reason }
  const { old, target, isMoving, facts } = await factsOfChange(tx, parts, judging)
  const status = stepOf(sale, 'amend', facts, () => true)
  const plan = await planAmendment(tx, parts, sale, change, target)
  // Those who agreed have agreed to this price, the list's or not.
  const allowed = plan.changes.price_outside_list
    ? { price_allowed_by: by, price_allowed_reason: reason }
    : {}
  try {
    await updateSale(tx.db, sale.id, { ...plan.changes, ...allowed, updated_by: by })
  } catch (error) {
    if (uniqueViolation(error) === 'sale_one_live_a_unit') throw new Problem('unit_taken')
    throw error
  }
  if (plan.figures) await replaceSchedule(tx.db, sale, plan.figures.figures.schedule.rows)
  if (plan.sellers) await writeSellers(tx.db, { ...sale, isDraft: false }, writtenSellers(plan.sellers))
  if (plan.coBuyers) await replaceCoBuyers(tx.db, sale, plan.coBuyers)
  if (isMoving) {
    const steps = unitChange(sale.status)
    const why = { sale_id: sale.id, employee_ids: facts.seller_employee_ids, by }
    for (const step of steps.old) await moveUnit(tx, parts, old.id, step, why)
    for (const step of steps.new) await moveUnit(tx, parts, target.id, step, why)
  }
  await addEvent(tx.db, sale, { from: sale.status, to: status, by, note: `${change.kind}: ${reason}` })
  await recount(tx, parts, { ...sale, ...plan.changes } as StoredSale, {
    ...{ cause: 'amendment', reason, by, source_id: id },
    moves_developer: target.developer_id !== old.developer_id,
  })
  await parts.payments.settle(tx, sale.id, by)
  auditSale(
    { tx },
    'amend',
    sale,
    Object.fromEntries(
      Object.keys(plan.after).map(name => [name, [plan.before[name] ?? null, plan.after[name]]]),
    ),
  )
}

type Why = { sale_id: string; employee_ids: readonly string[]; by: string | null }
async function moveUnit(tx: Tx, { units }: SaleParts, id: string, step: string, why: Why): Promise<void> {
  if (step === 'reserve' || step === 'sell' || step === 'free') await units.move(tx, id, step, why)
}

/** What hangs on the terms of a sale: its papers, and what it earns. */
async function recount(tx: Tx, parts: SaleParts, sale: StoredSale, why: CommissionChange): Promise<void> {
  const counted = await commissionedSale(tx.db, sale.id)
  if (sale.status === 'booked') {
    const { base } = await parts.commission.recompute(tx, counted, why)
    await updateSale(tx.db, sale.id, { commission_base: base })
  } else await parts.commission.keepProjection(tx, counted)
  await makeChecklist(tx, parts, sale)
}
