import { addDays, addMonths, type DateText } from '@contract/kernel/dates'
import type { Resource } from '@contract/kernel/define-resource'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import { draftSaleSchema } from '@contract/modules/sales/sale.commands'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import { buyerHooks } from '@server/modules/buyers/buyers/buyer.hooks'
import { buyerPort } from '@server/modules/buyers/buyers/buyer-port'
import { createLeadPort } from '@server/modules/buyers/leads/lead-port'
import { createCommissionPort } from '@server/modules/commission/commission-port'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { unitPort } from '@server/modules/property/unit-port'
import { createPaymentPort, paidFacts } from '@server/modules/sales/payments/payment-port'
import { movePayment, recordPayment } from '@server/modules/sales/payments/payment.service'
import { createDraftService } from '@server/modules/sales/records/draft.service'
import { createMoveService, endSale } from '@server/modules/sales/records/move.service'
import { founder, listWriter } from '@server/seeds/lists/list-writer'
import { withDemoClock } from '@server/seeds/sales/demo-clock.repository'
import {
  findAnyFile,
  findDemoSellers,
  findDue,
  findFreeUnits,
  findStoredSale,
  findToday,
  findUserId,
  verifyPapers,
} from '@server/seeds/sales/demo-sales.repository'
import { DEMO_SALES, nameOf, planOf } from '@server/seeds/sales/sale-plans'

/** Six hundred sales over two years in every state, with what was paid for them, by the services themselves. */
export async function seedDemoSales(tx: Tx, seal: ColumnSeal, count = DEMO_SALES): Promise<void> {
  const today = await findToday(tx.db)
  const quiet: Tx = { ...tx, audit: () => undefined }
  const desk = await founder(tx, await findUserId(tx.db, 'sales-admin'))
  const books = await founder(tx, await findUserId(tx.db, 'accounting'))
  const sellers = await findDemoSellers(tx.db)
  const units = await findFreeUnits(tx.db)
  const paper = await findAnyFile(tx.db)
  const commission = createCommissionPort(paidFacts)
  const approvals = createApprovals({ publicUrl: () => 'http://127.0.0.1', holidays: leaveDays.holidays }, [])
  const parts = {
    ...{ units: unitPort, leads: createLeadPort(seal), buyers: buyerPort, commission },
    ...{ payments: createPaymentPort(commission), approvals: approvals.port },
  }
  const drafts = createDraftService(parts)
  const moves = createMoveService(parts)
  const write = await listWriter(quiet, desk.userId)
  const asking = { tx: quiet, actor: desk }

  await withDemoClock(tx, async setDay => {
    const day = async (wanted: DateText) => {
      const now = wanted < today ? wanted : today
      await setDay(now)
      return now
    }
    for (let index = 0; index < count; index += 1) {
      const unit = units[index]
      const plan = planOf(index, today)
      const ou = sellers[plan.seller % sellers.length]?.ou_id
      const own = sellers.filter(seller => seller.ou_id === ou)
      const [agent, beside] = [own[plan.seller % own.length], own[(plan.seller + 1) % own.length]]
      if (!unit || !agent || !ou) return
      await day(plan.reserved)
      const buyer_id = await write(buyerResource as unknown as Resource, buyerHooks(seal, null), {
        ...{ ou_id: ou, kind: 'individual', ...nameOf(index) },
        ...{ present_address: 'Cebu City', mobile: `+63917${String(5_000_000 + index)}` },
        ...{ employment: 'local', consent_text_version: CURRENT_CONSENT },
      })
      const draft = draftSaleSchema.parse({
        ...{ unit_id: unit.id, buyer_id, reservation_fee: '20000.00', reservation_date: plan.reserved },
        sellers: [
          { seller_id: agent.id, level: 'agent', share_weight: '2' },
          ...(plan.isShared && beside && beside.id !== agent.id
            ? [{ seller_id: beside.id, level: 'agent', share_weight: '1' }]
            : []),
        ],
        terms: { lender_bank_id: null, dp_start_date: null, ...plan.terms },
        lead_id: null,
        remarks: null,
      })
      const id = await drafts.create(asking, draft)
      if (plan.until === 'draft') continue
      await moves.reserve(asking, id, null, {
        reservation_or_ar_no: `AR-${10_000 + index}`,
        reservation_date: null,
      })
      if (plan.until === 'reserved') continue
      if (plan.until === 'forfeited') {
        const sent = await day(addDays(plan.reserved, 31))
        await moves.notice(asking, id, null, sent)
        await day(addDays(plan.reserved, 36))
        await moves.forfeit(asking, id, null, null)
        continue
      }
      if (plan.until === 'cancelled') {
        await day(addDays(plan.reserved, plan.endsAfter))
        await end(id)
        continue
      }
      // Without a file to stand for them nobody has looked at the papers, and the sale stays reserved.
      if (!paper) continue
      await verifyPapers(quiet.db, id, paper, books.userId)
      const paid = await pay(id, plan.reserved, plan.payments)
      const signed = await day(addDays(plan.reserved, 35))
      await moves.book(asking, id, null, signed)
      if (plan.until === 'booked_cancelled' && paid) {
        await day(addDays(plan.reserved, 60 + plan.endsAfter))
        await end(id)
      }
    }

    async function end(id: string): Promise<void> {
      const sale = (await findStoredSale(quiet.db, id)) as unknown as SaleRow
      const now = new Date(`${await findToday(quiet.db)}T02:00:00Z`).toISOString()
      await endSale(asking, parts, sale as never, {
        asked: {
          ...{ kind: 'backout', reason_code: 'financial_difficulty', note: 'The buyer lost the job abroad.' },
          ...{ maceda_acknowledged: true, developer_notice_no: null },
        },
        to: 'cancelled',
        by: desk.userId,
        facts: { now, today: now.slice(0, 10), seller_employee_ids: [] },
      })
    }

    /** What fell due until today, reported by the desk and confirmed by accounting; now and then a cheque bounces. */
    async function pay(id: string, reserved: DateText, most: number): Promise<boolean> {
      const due = (await findDue(quiet.db, id)).filter(
        row => row.kind !== 'reservation' && row.due_date <= today,
      )
      for (const [index, row] of due.slice(0, most).entries()) {
        await day(row.due_date)
        const isCheque = index % 5 === 4
        const payment = await recordPayment({ tx: quiet, actor: desk, parts: { commission } }, {
          ...{ sale_id: id, paid_on: row.due_date, amount: row.principal, applied_interest: '0.00' },
          ...{ applied_penalty: '0.00', source: 'developer_report', remarks: null },
          ...(isCheque
            ? { mode: 'check', cheque_no: `${reserved.replaceAll('-', '')}${row.seq}`, developer_or_no: null }
            : { mode: 'bank_transfer', cheque_no: null, developer_or_no: `OR-${id.slice(-6)}-${row.seq}` }),
        } as never)
        const told = { told_on: isCheque ? row.due_date : null, reason: null }
        await movePayment({ tx: quiet, actor: books, parts: { commission } }, payment, null, {
          trigger: 'verify',
          ...told,
        })
      }
      await day(addMonths(reserved, 2))
      return due.length > 0
    }
  })
}
