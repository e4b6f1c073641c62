import { businessDate } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { NO_SALE_FACTS, type SaleFacts, type UnitState } from '@contract/modules/sales/sale-guards.rules'
import { forfeitNoticeDays, reinstatementDays } from '@contract/selling/sales.parameters'
import type { Actor } from '@server/platform/access/actor'
import { clockOf, type Clock } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { findEmployeeOf } from '@server/platform/people/employees.repository'
import type { SellingUnit } from '@server/platform/selling/unit-port'
import { missingDocuments } from '@server/modules/sales/records/document.repository'
import { strangersLead } from '@server/modules/sales/records/protection'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import { findSchedule, type StoredSale } from '@server/modules/sales/records/sale.repository'
import { findSaleSellers } from '@server/modules/sales/records/seller.repository'

export const unitState = (unit: SellingUnit | null): UnitState | null =>
  unit && { status: unit.status, hold: unit.hold }

/** Everything a step of this sale is judged by, gathered in its transaction, after its locks. */
export async function factsOf(
  tx: Tx,
  parts: SaleParts,
  sale: StoredSale,
  actor: Actor | null,
  unit: SellingUnit | null,
  clock?: Clock,
): Promise<SaleFacts> {
  const { db } = tx
  const { now, today } = clock ?? (await clockOf(db))
  const sellers = await findSaleSellers(db, sale.id)
  const employee_ids = sellers.flatMap(({ employee_id }) => employee_id ?? [])
  const own = actor ? ((await findEmployeeOf(db, actor.userId))?.id ?? null) : null
  const [buyer] = await parts.buyers.find(db, [sale.buyer_id])
  const lead =
    sale.status === 'draft' && buyer
      ? await strangersLead(db, parts, { buyer, lead_id: sale.lead_id, employee_ids, waived: false })
      : null
  const schedule = await findSchedule(db, sale.id)
  const paid = await parts.payments.paid(db, sale.id)
  const place = { on: today, ouId: sale.ou_id, projectId: sale.project_id }
  return {
    ...NO_SALE_FACTS,
    now,
    today,
    forfeit_notice_days: await parameterOf(tx, forfeitNoticeDays, place),
    reinstatement_days: await parameterOf(tx, reinstatementDays, place),
    unit: unitState(unit),
    seller_employee_ids: employee_ids,
    agent_count: sellers.filter(({ level }) => level === 'agent').length,
    actor_is_seller:
      actor !== null &&
      ((own !== null && employee_ids.includes(own)) ||
        sellers.some(({ user_id }) => user_id === actor.userId)),
    lead_protected_for: lead?.owner_employee_id ?? null,
    protection_waived: sale.protection_waived_by !== null,
    reservation_fee: parseMoney(sale.reservation_fee),
    receipt_no: sale.reservation_or_ar_no,
    buyer_consented: buyer?.consented ?? false,
    scheduled_principal: total(schedule.map(({ principal }) => parseMoney(principal))),
    tcp: parseMoney(sale.tcp),
    documents_missing: sale.status === 'draft' ? null : await missingDocuments(db, sale.id, 'booking'),
    cts_signed_on: sale.cts_signed_at,
    down_payment_secured:
      paid.has_pdc || parseMoney(paid.collected_principal) > parseMoney(sale.reservation_fee),
    reservation_valid_to: sale.reservation_valid_to,
    notice_sent_on: sale.notice_sent_on,
    collected_principal: parseMoney(paid.collected_principal),
    taken_out_on: paid.taken_out_on,
    cancelled_on: sale.cancelled_at === null ? null : businessDate(sale.cancelled_at),
  }
}
