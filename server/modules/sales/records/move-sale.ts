import { transition } from '@contract/kernel/state-machine'
import { effectsOf } from '@contract/modules/sales/sale-effects.rules'
import type { SaleFacts, SaleGuard } from '@contract/modules/sales/sale-guards.rules'
import { saleMachine, type SaleTrigger } from '@contract/modules/sales/sale-state.rules'
import type { SaleStatus } from '@contract/modules/sales/sale-status'
import type { Caller } from '@server/platform/access/caller'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { uniqueViolation } from '@server/platform/db/failures'
import { mayDo } from '@server/platform/access/actor'
import { forbidden, Problem } from '@server/platform/http/problems'
import { tellSale } from '@server/modules/sales/records/tell-sale'
import { refusingTakenQuote } from '@server/modules/sales/records/sale-quote'
import { auditSale, wrongState, type SaleParts } from '@server/modules/sales/records/sale-parts'
import {
  addEvent,
  updateSale,
  type SaleChange,
  type StoredSale,
} from '@server/modules/sales/records/sale.repository'

/** Where a refusal stands on the form of its step. */
const PATH_OF: Partial<Record<SaleGuard, string>> = {
  contract_signed: 'cts_signed_on',
  fee_received: 'reservation_or_ar_no',
  law_acknowledged: 'maceda_acknowledged',
  developer_notified: 'developer_notice_no',
  reason_given: 'note',
}

/** What the table says to this step: where it leads, or a refusal that names everything that is missing. */
export function stepOf(
  sale: Pick<StoredSale, 'status'>,
  trigger: SaleTrigger,
  facts: SaleFacts,
  may: (code: string) => boolean,
): SaleStatus {
  const outcome = transition(saleMachine, { from: sale.status, trigger, facts, may })
  if (outcome.done) return outcome.to
  if (outcome.reason === 'wrong_state') throw wrongState()
  if (outcome.reason === 'not_permitted') throw forbidden()
  const { missing } = outcome
  // A race that was lost, and a person who may not: neither is a matter of the form.
  if (missing.includes('unit_free') || missing.includes('new_unit_free')) throw new Problem('unit_taken')
  if (missing.includes('not_own_sale')) throw new Problem('forbidden', 'not_own_sale')
  throw new Problem('rule_broken', missing[0] ?? 'rule_broken', {
    params: { notice_days: facts.forfeit_notice_days, reinstatement_days: facts.reinstatement_days },
    fields: missing.map(code => ({ path: PATH_OF[code] ?? code, code, message: code })),
  })
}

/** The same, where a unit that somebody else has is told with who that is. */
export async function stepOrTaken(
  { tx, actor }: Caller,
  { units }: Pick<SaleParts, 'units'>,
  unitId: string,
  step: () => SaleStatus,
): Promise<SaleStatus> {
  try {
    return step()
  } catch (error) {
    if (error instanceof Problem && error.code === 'unit_taken') throw await units.taken(tx, actor, unitId)
    throw error
  }
}

export const mayBy =
  ({ actor }: Caller) =>
  (code: string): boolean =>
    mayDo(actor, code)

type Move = {
  sale: StoredSale
  trigger: SaleTrigger
  to: SaleStatus
  changes: SaleChange
  employee_ids: readonly string[]
  by: string | null
  note: string | null
  /** What of its papers, its commission and its payments follows. */
  follow?: (portal: Tx, moved: StoredSale) => Promise<unknown>
}

/**
 * The one way a sale changes its state: with its unit, its lead, its history and its audit row, in one transaction.
 * The sale and its unit are locked; the lead is the last to be.
 */
export async function moveSale(
  { tx }: Pick<Caller, 'tx'>,
  parts: SaleParts,
  move: Move,
): Promise<StoredSale> {
  const { sale, trigger, to, changes, by, note } = move
  const moved = { ...sale, ...changes, status: to } as StoredSale
  try {
    await refusingTakenQuote(() => updateSale(tx.db, sale.id, { ...changes, status: to, updated_by: by }))
  } catch (error) {
    if (uniqueViolation(error) === 'sale_one_live_a_unit') throw new Problem('unit_taken')
    throw error
  }
  await addEvent(tx.db, sale, { from: sale.status, to, by, note })
  auditSale({ tx }, trigger, sale, {
    status: [sale.status, to],
    ...Object.fromEntries(
      Object.entries(changes)
        .filter(([name]) => name !== 'scheme_snapshot')
        .map(([name, value]) => [name, [sale[name as keyof StoredSale] ?? null, value ?? null]]),
    ),
  })
  await followBeyondUnit(tx, parts, move, moved)
  return moved
}

/**
 * Its unit is the company's; its lead, its sellers and those who are told may stand in other operating units; and what it
 * earns is written by no request. The lead is locked after the unit.
 */
function followBeyondUnit(
  tx: Tx,
  { units, leads }: SaleParts,
  { sale, trigger, employee_ids, by, follow }: Move,
  moved: StoredSale,
): Promise<void> {
  const { unit, lead } = effectsOf(trigger, sale.status)
  const { id: sale_id, lead_id, buyer_id } = sale
  return asPortal(tx, async portal => {
    for (const step of unit)
      if (step === 'reserve' || step === 'sell' || step === 'free')
        await units.move(portal, moved.unit_id, step, { sale_id, employee_ids, by })
    if (lead_id !== null && (lead === 'sale_reserved' || lead === 'sale_booked' || lead === 'sale_ended'))
      await leads.move(portal, lead_id, lead, { sale_id, sale_no: moved.sale_no, by, buyer_id })
    const kind = TOLD_AS[trigger]
    if (kind) await tellSale(portal, kind, moved, { by })
    await follow?.(portal, moved)
  })
}

const TOLD_AS: Partial<
  Record<SaleTrigger, 'sale.reserved' | 'sale.booked' | 'sale.cancelled' | 'sale.forfeited'>
> = {
  reserve: 'sale.reserved',
  book: 'sale.booked',
  cancel: 'sale.cancelled',
  forfeit: 'sale.forfeited',
}
