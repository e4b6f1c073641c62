import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { NextMoney, NextMoneyRow } from '@contract/modules/commission/next-money'
import { inTime } from '@contract/modules/commission/next-money.rules'

/** More than these nobody reads. */
const MOST_ROWS = 300

function sumsOf(rows: readonly Pick<NextMoneyRow, 'gross' | 'net'>[]) {
  const sum = (name: 'gross' | 'net') => moneyText(total(rows.map(row => parseMoney(row[name]))))
  return { gross: sum('gross'), net: sum('net'), count: rows.length }
}

/** Rows by their day, with the sums of each day and each month in which money is expected. */
export function nextMoneyByMonth(today: string, all: readonly NextMoneyRow[]): NextMoney {
  const rows = all.toSorted((a, b) => inTime(a, b) || Number(b.is_paid) - Number(a.is_paid))
  const dated = rows.flatMap(row => (row.cash_on === null ? [] : [{ ...row, cash_on: row.cash_on }]))
  const months = Map.groupBy(dated, ({ cash_on }) => cash_on.slice(0, 7))
  const days = Map.groupBy(dated, ({ cash_on }) => cash_on)
  return {
    today,
    rows: rows.slice(0, MOST_ROWS),
    left_out: Math.max(rows.length - MOST_ROWS, 0),
    months: [...months].map(([month, own]) => ({ month, ...sumsOf(own) })),
    days: [...days].map(([on, own]) => ({ on, ...sumsOf(own) })),
    undated: sumsOf(rows.filter(({ cash_on }) => cash_on === null)),
    total: sumsOf(rows),
  }
}
