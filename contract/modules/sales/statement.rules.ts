import { daysBetween, type DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'

export type DueRow = { due_date: DateText; amount: Centavos; paid: Centavos }
export type DueState = 'paid' | 'part' | 'late' | 'due' | 'ahead'

/** Days before it is due from which a row is "due" and no longer only ahead. */
const SOON = 30

export function dueState({ due_date, amount, paid }: DueRow, today: DateText): DueState {
  if (paid >= amount) return 'paid'
  if (due_date < today) return 'late'
  if (paid > 0n) return 'part'
  return daysBetween(today, due_date) <= SOON ? 'due' : 'ahead'
}

export function daysLate(row: DueRow, today: DateText): number {
  return dueState(row, today) === 'late' ? daysBetween(row.due_date, today) : 0
}

/** What was due before today and is not paid; what falls due today is not late. */
export function lateAmount(rows: readonly DueRow[], today: DateText): { amount: Centavos; count: number } {
  const late = rows.filter(row => dueState(row, today) === 'late')
  return { amount: late.reduce((sum, row) => sum + row.amount - row.paid, 0n), count: late.length }
}

/** The first day from today on that asks for something, and all that it asks for. */
export function nextDue(
  rows: readonly DueRow[],
  today: DateText,
): { due_date: DateText; amount: Centavos } | null {
  const open = rows.filter(row => row.due_date >= today && row.paid < row.amount)
  const due_date = open.map(row => row.due_date).sort()[0]
  if (!due_date) return null
  const then = open.filter(row => row.due_date === due_date)
  return { due_date, amount: then.reduce((sum, row) => sum + row.amount - row.paid, 0n) }
}
