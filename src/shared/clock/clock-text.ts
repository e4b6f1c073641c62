import { businessMinute, MINUTES_PER_DAY } from '@contract/kernel/calendar'

/** "08:52" by the business clock. */
export function clockText(instant: string): string {
  const minute = businessMinute(instant) % MINUTES_PER_DAY
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}
