import { moneyText, parseMoney } from '@contract/kernel/money'
import type { z } from 'zod'
import type { scheduleRowSchema } from '@contract/modules/sales/sale.views'
import type { ScheduleKind } from '@contract/selling/schedule.rules'

export type ScheduleLine = z.infer<typeof scheduleRowSchema>

export type ScheduleSums = { principal: string; interest: string; amount: string; paid: string; open: string }

const sumOf = (lines: readonly ScheduleLine[], of: (line: ScheduleLine) => string): bigint =>
  lines.reduce((sum, line) => sum + parseMoney(of(line)), 0n)

export function sumsOf(lines: readonly ScheduleLine[]): ScheduleSums {
  const amount = sumOf(lines, line => line.amount)
  const paid = sumOf(lines, line => line.paid_amount)
  return {
    principal: moneyText(sumOf(lines, line => line.principal)),
    interest: moneyText(sumOf(lines, line => line.interest)),
    amount: moneyText(amount),
    paid: moneyText(paid),
    open: moneyText(amount - paid),
  }
}

export const openOf = ({ amount, paid_amount }: ScheduleLine): string =>
  moneyText(parseMoney(amount) - parseMoney(paid_amount))

export type LineState = 'paid' | 'partly' | 'overdue' | 'due'

export function stateOf(line: ScheduleLine, today: string): LineState {
  const paid = parseMoney(line.paid_amount)
  if (paid >= parseMoney(line.amount)) return 'paid'
  if (line.due_date < today) return 'overdue'
  return paid > 0n ? 'partly' : 'due'
}

export type ScheduleGroup = {
  kind: ScheduleKind
  count: number
  first: string
  last: string
  /** Of each row but the last, which takes what rounding leaves. */
  each: string
  lastAmount: string
  total: string
}

/** The same schedule in a few lines: "17 × 52,953.27, then 52,953.31". */
export function groupsOf(lines: readonly ScheduleLine[]): ScheduleGroup[] {
  const kinds = [...new Set(lines.map(({ kind }) => kind))]
  return kinds.map(kind => {
    const rows = lines.filter(line => line.kind === kind)
    const first = rows[0] as ScheduleLine
    const last = rows.at(-1) as ScheduleLine
    return {
      kind,
      count: rows.length,
      first: first.due_date,
      last: last.due_date,
      each: first.amount,
      lastAmount: last.amount,
      total: moneyText(sumOf(rows, line => line.amount)),
    }
  })
}
