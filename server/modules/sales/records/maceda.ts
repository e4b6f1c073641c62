import { moneyText, parseMoney } from '@contract/kernel/money'
import { rateText } from '@contract/kernel/rates'
import {
  earliestCancellation,
  graceEnds,
  macedaFigures,
  yearsElapsed,
  yearsPaid,
} from '@contract/modules/sales/maceda.rules'
import type { MacedaPanel } from '@contract/modules/sales/sale.views'
import { clockOf } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import { findSchedule } from '@server/modules/sales/records/sale.repository'

const MONTHLY = new Set(['downpayment', 'amortization'])

/** what the law grants, on the payments as they are today. It informs, and cancels nothing. */
export async function macedaOf(db: Db, { payments }: SaleParts, saleId: string): Promise<MacedaPanel> {
  const { today } = await clockOf(db)
  const schedule = await findSchedule(db, saleId)
  const { total_paid, first_paid_on } = await payments.paid(db, saleId)
  const paid = parseMoney(total_paid)
  const monthly = schedule.find(({ kind }) => MONTHLY.has(kind)) ?? schedule[0]
  const instalment = parseMoney(monthly?.amount ?? '0.00')
  const figures = macedaFigures(paid, yearsPaid(paid, instalment))
  const due = schedule.find(
    ({ due_date, amount, paid_amount }) => due_date < today && parseMoney(paid_amount) < parseMoney(amount),
  )
  const ends = due ? graceEnds(due.due_date, figures.grace) : null
  return {
    total_paid,
    monthly_instalment: moneyText(instalment),
    years_paid: figures.years_paid,
    years_elapsed: first_paid_on === null ? 0 : yearsElapsed(first_paid_on, today),
    grace: figures.grace,
    refund_rate_pct: rateText(figures.refund_rate),
    refund: moneyText(figures.refund),
    oldest_unpaid_due: due?.due_date ?? null,
    grace_ends_on: ends,
    earliest_cancellation_on: ends && earliestCancellation(today, ends),
  }
}
