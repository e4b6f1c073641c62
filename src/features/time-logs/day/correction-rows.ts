import { addDays, businessDate } from '@contract/kernel/dates'
import type { ShownPunch } from '@contract/modules/time-logs/time-logs.calls'
import type { CorrectionCall } from '@contract/modules/time-logs/time-request.calls'
import { clockText } from '@/shared/clock/clock-text'

/** A punch as it should be; without an id it is a new one. */
export type PunchRow = {
  key: string
  id: string | null
  time: string
  direction: 'in' | 'out'
  is_next_day: boolean
}

export function rowsOf(punches: readonly ShownPunch[], date: string): PunchRow[] {
  return punches
    .filter(punch => !punch.is_void)
    .map((punch, index) => ({
      key: punch.id,
      id: punch.id,
      time: clockText(punch.punched_at),
      // A device that does not say is used in turns.
      direction: punch.direction === 'unknown' ? (index % 2 === 0 ? 'in' : 'out') : punch.direction,
      is_next_day: businessDate(punch.punched_at) > date,
    }))
}

const same = (one: PunchRow, other: PunchRow) =>
  one.time === other.time && one.direction === other.direction && one.is_next_day === other.is_next_day

/** What has to be voided and added so that the day reads as the rows say. */
export function changesOf(
  before: readonly PunchRow[],
  after: readonly PunchRow[],
  date: string,
): Pick<CorrectionCall, 'voids' | 'adds'> {
  const kept = (row: PunchRow) => after.some(other => other.id === row.id && same(row, other))
  return {
    voids: before.filter(row => !kept(row)).flatMap(row => row.id ?? []),
    adds: after
      .filter(row => row.id === null || !before.some(other => other.id === row.id && same(row, other)))
      .map(({ id, time, direction, is_next_day }) => ({
        on: is_next_day ? addDays(date, 1) : date,
        time,
        direction,
        replaces: id,
      })),
  }
}
