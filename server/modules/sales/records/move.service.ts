import { yearOf } from '@contract/kernel/calendar'
import type { SaleFacts } from '@contract/modules/sales/sale-guards.rules'
import type { SaleTrigger } from '@contract/modules/sales/sale-state.rules'
import type { CancelSale } from '@contract/selling/sale.calls'
import type { Caller } from '@server/platform/access/caller'
import { asPortal } from '@server/platform/db/as-portal'
import { clockOf, type Clock } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem } from '@server/platform/http/problems'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { insertAmendment } from '@server/modules/sales/records/amendment.repository'
import { commissionedSale } from '@server/modules/sales/records/commissioned-sale'
import { saleParametersOf } from '@server/modules/sales/records/sale-parameters'
import { makeChecklist } from '@server/modules/sales/records/checklist'
import { cancelFacts, endSale } from '@server/modules/sales/records/end-sale'
import { mayBy, moveSale, stepOf, stepOrTaken } from '@server/modules/sales/records/move-sale'
import { reservationEnd } from '@server/modules/sales/records/reservation-end'
import { promisedPriceOf } from '@server/modules/sales/records/sale-quote'
import { factsOf } from '@server/modules/sales/records/sale-facts'
import { wrongState, type SaleContext, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { figuresOf, isProblem, refuse } from '@server/modules/sales/records/sale-plan'
import { storedTermsOf } from '@server/modules/sales/records/stored-terms'
import { replaceSchedule, updateSale, type StoredSale } from '@server/modules/sales/records/sale.repository'

type Step<More> = {
  sale: StoredSale
  trigger: SaleTrigger
  clock?: Clock
  /** What is said with it. */
  said?: Partial<SaleFacts>
  /** What else is asked of others once the step is possible. */
  more?: (portal: Tx, sale: StoredSale) => Promise<More>
}
/** Steps that take a unit, which somebody else may have. */
const TAKES_UNIT: ReadonlySet<SaleTrigger> = new Set(['reserve', 'reinstate'])

/**
 * Units are the company's and wait for each other, and their holds, the sellers, those who are protected and what was
 * earned stand in other operating units: locked and judged in one piece, before the sale is written by who takes the step.
 */
function judgeBeyondUnit<More = undefined>(
  caller: Caller,
  parts: SaleParts,
  { sale, trigger, clock, said, more }: Step<More>,
) {
  const { actor } = caller
  return asPortal(caller.tx, async tx => {
    const [unit] = await parts.units.lock(tx, [sale.unit_id])
    if (!unit) throw new Error('a sale is of a unit that is there')
    const facts = { ...(await factsOf(tx, parts, sale, actor, unit, clock)), ...said }
    const step = () => stepOf(sale, trigger, facts, mayBy(caller))
    const to = TAKES_UNIT.has(trigger) ? await stepOrTaken({ tx, actor }, parts, unit.id, step) : step()
    return { unit, facts, to, more: (await more?.(tx, sale)) as More }
  })
}

export function createMoveService(parts: SaleParts) {
  const { commission, payments } = parts

  return {
    async reserve(
      caller: SaleContext,
      asked: { reservation_or_ar_no: string; reservation_date: string | null },
    ): Promise<void> {
      const { tx, actor, record: drafted } = caller
      const clock = await clockOf(tx.db)
      const { today } = clock
      const reservation_date = asked.reservation_date ?? drafted.reservation_date
      if (reservation_date > today) throw fieldProblem('rule_broken', 'reservation_date', 'reservation_ahead')
      const { reservation_or_ar_no } = asked
      const sale: StoredSale = { ...drafted, reservation_or_ar_no, reservation_date }
      const { unit, facts, to } = await judgeBeyondUnit(caller, parts, { sale, trigger: 'reserve', clock })
      const figures = figuresOf({
        ...storedTermsOf(sale, unit, await saleParametersOf(tx, sale, unit)),
        promised_price: await promisedPriceOf(tx.db, parts, sale),
      })
      if (isProblem(figures)) return refuse([figures])
      // The list may have changed since: then it is this price that somebody must allow.
      if (figures.figures.outside_list && sale.price_allowed_by === null)
        throw fieldProblem('rule_broken', 'price.list_price', 'price_not_allowed')
      if (reservation_date !== drafted.reservation_date)
        await replaceSchedule(tx.db, sale, figures.figures.schedule.rows)
      const sale_no = await allocateNumber(tx, { ouId: sale.ou_id, type: 'sale', year: yearOf(today) })
      await moveSale(caller, parts, {
        sale,
        trigger: 'reserve',
        to,
        changes: {
          sale_no,
          reservation_or_ar_no,
          reservation_date,
          reservation_valid_to: await reservationEnd(tx, sale, reservation_date),
          dp_start_date: figures.figures.dp_start_date,
          price_outside_list: figures.figures.outside_list,
        },
        employee_ids: facts.seller_employee_ids,
        by: actor.userId,
        note: null,
        follow: async (portal, moved) => {
          await makeChecklist(portal, parts, moved)
          await commission.keepProjection(portal, await commissionedSale(portal.db, sale.id))
          await payments.recordReservationFee(portal, {
            sale_id: sale.id,
            ou_id: sale.ou_id,
            amount: sale.reservation_fee,
            paid_on: reservation_date,
            developer_or_no: reservation_or_ar_no,
            by: actor.userId,
          })
        },
      })
    },

    async book(caller: SaleContext, cts_signed_on: string): Promise<void> {
      const { tx, actor, record: stored } = caller
      const clock = await clockOf(tx.db)
      if (cts_signed_on > clock.today || cts_signed_on < stored.reservation_date)
        throw fieldProblem('rule_broken', 'cts_signed_on', 'contract_date_unfit')
      const sale: StoredSale = { ...stored, cts_signed_at: cts_signed_on }
      const { facts, to, more } = await judgeBeyondUnit(caller, parts, {
        sale,
        trigger: 'book',
        clock,
        more: async portal => commission.freeze(portal, await commissionedSale(portal.db, sale.id)),
      })
      const { scheme_snapshot, base } = more
      await moveSale(caller, parts, {
        sale,
        trigger: 'book',
        to,
        changes: {
          cts_signed_at: cts_signed_on,
          booked_at: facts.now,
          scheme_snapshot: JSON.stringify(scheme_snapshot),
          commission_base_kind: scheme_snapshot.base_kind,
          commission_base: base,
        },
        employee_ids: facts.seller_employee_ids,
        by: actor.userId,
        note: null,
        // A price that was paid in full before ends here.
        follow: portal => payments.settle(portal, sale.id, actor.userId),
      })
    },

    /** The buyer was told in writing that the reservation runs out. */
    async notice(caller: SaleContext, sent_on: string): Promise<void> {
      const { tx, actor, record: sale, audit } = caller
      if (sale.status !== 'reserved') throw wrongState()
      const { today } = await clockOf(tx.db)
      if (sent_on > today || sent_on < sale.reservation_date)
        throw fieldProblem('rule_broken', 'sent_on', 'notice_date_unfit')
      await updateSale(tx.db, sale.id, { notice_sent_on: sent_on, updated_by: actor.userId })
      audit({ notice_sent_on: [sale.notice_sent_on, sent_on] })
    },

    async forfeit(caller: SaleContext, note: string | null): Promise<void> {
      const { actor, record: sale } = caller
      const { facts, to } = await judgeBeyondUnit(caller, parts, { sale, trigger: 'forfeit' })
      await moveSale(caller, parts, {
        sale,
        trigger: 'forfeit',
        to,
        changes: { rf_forfeited: sale.reservation_fee, cancelled_at: facts.now },
        employee_ids: facts.seller_employee_ids,
        by: actor.userId,
        note,
        follow: portal => commission.cancel(portal, sale.id, note),
      })
    },

    /** A reservation ends at once; a booked sale when all who are asked agree. */
    async cancel(
      caller: SaleContext,
      asked: CancelSale,
      ask: (caller: Caller, amendment: string) => Promise<void>,
      law: (sale: StoredSale) => Promise<Record<string, unknown>>,
    ): Promise<void> {
      const { tx, actor, record: sale, audit } = caller
      const isBooked = sale.status === 'booked'
      const { facts, to } = await judgeBeyondUnit(caller, parts, {
        sale,
        trigger: 'cancel',
        said: { ...cancelFacts(asked), approved: true },
        more: portal => commission.refuseUnsettled(portal, sale.id),
      })
      if (!isBooked) return endSale(caller, parts, sale, { asked, to, by: actor.userId, facts })
      const amendment = await insertAmendment(tx.db, sale, {
        kind: 'cancellation',
        before: { status: sale.status },
        after: { status: to, ...asked, ...(await law(sale)) },
        asked,
        effective_date: facts.today,
        reason: asked.note,
        asked_by: actor.userId,
      })
      audit({ amendment: [null, amendment], reason: [null, asked.note] }, 'ask_cancellation')
      await ask(caller, amendment)
    },

    async reinstate(caller: SaleContext, reason: string): Promise<void> {
      const { tx, actor, record: sale } = caller
      const { facts, to } = await judgeBeyondUnit(caller, parts, { sale, trigger: 'reinstate' })
      const before = {
        status: sale.status,
        cancel_kind: sale.cancel_kind,
        cancel_reason_code: sale.cancel_reason_code,
        reservation_valid_to: sale.reservation_valid_to,
        rf_refunded: sale.rf_refunded,
        rf_forfeited: sale.rf_forfeited,
      }
      const again = {
        cancelled_at: null,
        cancel_kind: null,
        cancel_reason_code: null,
        cancel_note: null,
        developer_notice_no: null,
        rf_refunded: '0.00',
        rf_forfeited: '0.00',
        notice_sent_on: null,
        booked_at: null,
        cts_signed_at: null,
        scheme_snapshot: null,
        reservation_valid_to: await reservationEnd(tx, sale, facts.today),
      }
      await moveSale(caller, parts, {
        sale,
        trigger: 'reinstate',
        to,
        changes: again,
        employee_ids: facts.seller_employee_ids,
        by: actor.userId,
        note: reason,
        follow: async portal => {
          await commission.keepProjection(portal, await commissionedSale(portal.db, sale.id))
          await payments.settle(portal, sale.id, actor.userId)
        },
      })
      await insertAmendment(tx.db, sale, {
        kind: 'reinstatement',
        before,
        after: { status: to, reservation_valid_to: again.reservation_valid_to },
        asked: {},
        effective_date: facts.today,
        reason,
        asked_by: actor.userId,
        applied_by: actor.userId,
      })
    },
  }
}
