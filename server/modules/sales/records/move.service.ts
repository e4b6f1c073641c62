import { yearOf } from '@contract/kernel/calendar'
import type { CancelSale } from '@contract/selling/sale.commands'
import type { Caller } from '@server/platform/access/caller'
import { clockOf } from '@server/platform/db/clock'
import { fieldProblem } from '@server/platform/http/problems'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import type { SellingUnit } from '@server/platform/selling/unit-port'
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

async function lockUnit(caller: Caller, parts: SaleParts, unitId: string): Promise<SellingUnit> {
  const [unit] = await parts.units.lock(caller.tx, [unitId])
  if (!unit) throw new Error('a sale is of a unit that is there')
  return unit
}

export function createMoveService(parts: SaleParts) {
  const { commission, payments } = parts

  return {
    async reserve(
      caller: SaleContext,
      asked: { reservation_or_ar_no: string; reservation_date: string | null },
    ): Promise<void> {
      const { tx, actor, record: drafted } = caller
      const { today } = await clockOf(tx.db)
      const reservation_date = asked.reservation_date ?? drafted.reservation_date
      if (reservation_date > today) throw fieldProblem('rule_broken', 'reservation_date', 'reservation_ahead')
      const unit = await lockUnit(caller, parts, drafted.unit_id)
      const { reservation_or_ar_no } = asked
      const sale: StoredSale = { ...drafted, reservation_or_ar_no, reservation_date }
      const facts = await factsOf(tx, parts, sale, actor, unit)
      const to = await stepOrTaken(caller, parts, unit.id, () =>
        stepOf(sale, 'reserve', facts, mayBy(caller)),
      )
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
      const moved = await moveSale(caller, parts, {
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
      })
      await makeChecklist(tx, parts, moved)
      await commission.keepProjection(tx, await commissionedSale(tx.db, sale.id))
      await payments.recordReservationFee(tx, {
        sale_id: sale.id,
        ou_id: sale.ou_id,
        amount: sale.reservation_fee,
        paid_on: reservation_date,
        developer_or_no: reservation_or_ar_no,
        by: actor.userId,
      })
    },

    async book(caller: SaleContext, cts_signed_on: string): Promise<void> {
      const { tx, actor, record: stored } = caller
      const { today } = await clockOf(tx.db)
      if (cts_signed_on > today || cts_signed_on < stored.reservation_date)
        throw fieldProblem('rule_broken', 'cts_signed_on', 'contract_date_unfit')
      const sale: StoredSale = { ...stored, cts_signed_at: cts_signed_on }
      const unit = await lockUnit(caller, parts, sale.unit_id)
      const facts = await factsOf(tx, parts, sale, actor, unit)
      const to = stepOf(sale, 'book', facts, mayBy(caller))
      const { scheme_snapshot, base } = await commission.freeze(tx, await commissionedSale(tx.db, sale.id))
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
      })
      // A price that was paid in full before ends here.
      await payments.settle(tx, sale.id, actor.userId)
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
      const { tx, actor, record: sale } = caller
      const unit = await lockUnit(caller, parts, sale.unit_id)
      const facts = await factsOf(tx, parts, sale, actor, unit)
      const to = stepOf(sale, 'forfeit', facts, mayBy(caller))
      await moveSale(caller, parts, {
        sale,
        trigger: 'forfeit',
        to,
        changes: { rf_forfeited: sale.reservation_fee, cancelled_at: facts.now },
        employee_ids: facts.seller_employee_ids,
        by: actor.userId,
        note,
      })
      await commission.cancel(tx, sale.id, note)
    },

    /** A reservation ends at once; a booked sale when all who are asked agree. */
    async cancel(
      caller: SaleContext,
      asked: CancelSale,
      ask: (caller: Caller, amendment: string) => Promise<void>,
      law: (sale: StoredSale) => Promise<Record<string, unknown>>,
    ): Promise<void> {
      const { tx, actor, record: sale, audit } = caller
      const unit = await lockUnit(caller, parts, sale.unit_id)
      const isBooked = sale.status === 'booked'
      const facts = {
        ...(await factsOf(tx, parts, sale, actor, unit)),
        ...cancelFacts(asked),
        approved: true,
      }
      const to = stepOf(sale, 'cancel', facts, mayBy(caller))
      await parts.commission.refuseUnsettled(tx, sale.id)
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
      const unit = await lockUnit(caller, parts, sale.unit_id)
      const facts = await factsOf(tx, parts, sale, actor, unit)
      const to = await stepOrTaken(caller, parts, unit.id, () =>
        stepOf(sale, 'reinstate', facts, mayBy(caller)),
      )
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
      await commission.keepProjection(tx, await commissionedSale(tx.db, sale.id))
      await payments.settle(tx, sale.id, actor.userId)
    },
  }
}
