import { useEffect, useState } from 'react'
import { addDays, addMonths } from '@contract/kernel/dates'
import type { FilterModel } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import { leaveUsage } from '@/features/leave/leave-lists.api'
import type { ChartData } from '@/shared/charts/chart-types'
import { storedName } from '@/shared/i18n/stored-name'

export const USAGE_BY = ['leave_type_id', 'month', 'ou_id'] as const
export type UsageGrouping = (typeof USAGE_BY)[number]

type Words = { days: string; month: (on: string) => string }
type DrawnUsage = { asked: string; data: ChartData | null; error: unknown }

export type Usage = { data: ChartData | null; error: unknown; retry: () => void }

/** More bars than these are no picture any more. */
const MOST_GROUPS = 12
const ALL_ROWS = 49_999

const between = (from: string, to: string): FilterModel => ({
  month: { filterType: 'date', type: 'inRange', dateFrom: from, dateTo: to },
})

async function sumOf(filter: FilterModel, signal: AbortSignal): Promise<number> {
  const blocks = [{ from: 0, to: ALL_ROWS, fields: ['days'] }]
  const { sum } = await leaveUsage.fetchAggregate({ filter, blocks }, signal)
  return Number(sum ?? 0)
}

async function groupsOf(year: number, by: UsageGrouping, words: Words, signal: AbortSignal) {
  const inYear = between(`${year}-01-01`, `${year}-12-31`)
  if (by === 'month') {
    const months = Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01-01`, index))
    return months.map(on => ({
      label: words.month(on),
      filter: between(on, addDays(addMonths(on, 1), -1)),
    }))
  }
  const { values } = await leaveUsage.fetchValues(by, { filter: inYear }, signal)
  return [...values]
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_GROUPS)
    .map(({ value, label }) => ({
      label: label ? storedName(by === 'leave_type_id' ? 'leave_type' : undefined, label) : '–',
      filter: { ...inYear, [by]: oneOf(value) },
    }))
}

/** The days of a year by kind, month or unit, each sum asked of the server. */
export function useUsage(year: number, by: UsageGrouping, words: Words): Usage {
  const [drawn, setDrawn] = useState<DrawnUsage | null>(null)
  const [tries, setTries] = useState(0)
  const asked = `${year} ${by} ${words.days} ${tries}`

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const draw = async (): Promise<ChartData> => {
      const groups = await groupsOf(year, by, words, signal)
      const sums = await Promise.all(groups.map(({ filter }) => sumOf(filter, signal)))
      const made = groups.map(({ label }, index) => ({ label, figures: { days: sums[index] ?? 0 } }))
      const isNothing = made.every(({ figures }) => figures.days === 0)
      return { series: [{ key: 'days', title: words.days }], groups: isNothing ? [] : made }
    }
    draw().then(
      data => !signal.aborted && setDrawn({ asked, data, error: null }),
      (error: unknown) => !signal.aborted && setDrawn({ asked, data: null, error }),
    )
    return () => controller.abort()
    // oxlint-disable-next-line react/exhaustive-deps -- `asked` names all that the picture depends on
  }, [asked])

  const current = drawn?.asked === asked ? drawn : null
  return {
    data: current?.data ?? null,
    error: current?.error ?? null,
    retry: () => setTries(count => count + 1),
  }
}
