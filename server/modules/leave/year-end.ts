import { moneyText, parseMoney } from '@contract/kernel/money'
import { labelWithCode } from '@contract/kernel/record-labels'
import { daysText, parseDays, sumDays } from '@contract/people/days.rules'
import type { YearEnd } from '@contract/modules/leave/leave-balance.calls'
import {
  closeYear,
  conversionAmount,
  dailyRate,
  type DatedEntry,
} from '@contract/modules/leave/year-end.rules'
import type { Db } from '@server/platform/db/database'
import { findLeft, type YearRemainder } from '@server/modules/leave/leave-balance.repository'
import { businessDay } from '@server/platform/db/business-day'
import { findTypes } from '@server/modules/leave/leave-facts.repository'
import type { EntryToWrite } from '@server/modules/leave/leave-ledger.repository'

export type ClosingYear = { shown: YearEnd; entries: EntryToWrite[] }

/** What is left on the last day and what becomes of it; the same to be looked at and to be written. */
export async function yearEndOf(db: Db, year: number): Promise<ClosingYear> {
  const types = new Map((await findTypes(db)).map(type => [type.id, type]))
  const today = await businessDay(db)
  const closing = (await findLeft(db, year)).flatMap(left => {
    const type = types.get(left.leave_type_id)
    if (!type) return []
    const entries = closeYear(type, parseDays(left.days), year)
    return [{ left, entries, row: rowOf(left, labelWithCode(type.name, type.code), entries, year) }]
  })
  const amounts = closing.flatMap(({ row }) => (row.amount === null ? [] : [parseMoney(row.amount)]))
  return {
    shown: {
      year,
      may_close: today > `${year}-12-31`,
      rows: closing.map(({ row }) => row),
      total_amount: moneyText(amounts.reduce((sum, amount) => sum + amount, 0n)),
    },
    entries: closing.flatMap(({ left, entries, row }) =>
      entries.map(entry => ({
        ...entry,
        ou_id: left.ou_id,
        employee_id: left.employee_id,
        leave_type_id: left.leave_type_id,
        amount: entry.kind === 'conversion' ? row.amount : null,
      })),
    ),
  }
}

function rowOf(
  left: YearRemainder,
  leave_type: string,
  entries: readonly DatedEntry[],
  year: number,
): YearEnd['rows'][number] {
  const sum = (kind: DatedEntry['kind']) =>
    sumDays(entries.filter(entry => entry.kind === kind && entry.year === year).map(entry => -entry.days))
  const converted = sum('conversion')
  const pay =
    left.monthly_basic === null ? null : { monthly: left.monthly_basic, factor: left.daily_factor ?? 261 }
  return {
    employee_id: left.employee_id,
    employee_name: left.employee_name,
    leave_type_id: left.leave_type_id,
    leave_type,
    left: left.days,
    carried: daysText(sum('carry_over')),
    forfeited: daysText(sum('forfeiture')),
    converted: daysText(converted),
    // the rate that is shown is rounded, the one that is used is not.
    amount: converted > 0 && pay ? conversionAmount(pay.monthly, pay.factor, converted) : null,
    daily_rate: converted > 0 && pay ? dailyRate(pay.monthly, pay.factor) : null,
  }
}
