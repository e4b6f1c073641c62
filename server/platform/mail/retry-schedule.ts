import { MOST_ATTEMPTS } from '@server/platform/mail/outbox.repository'

const HOURS_6 = 360
const MINUTES = [1, 5, 15, 60, HOURS_6] as const

/** Minutes until the next try after that many; null once it is enough. */
export function minutesUntilRetry(attempts: number): number | null {
  if (attempts >= MOST_ATTEMPTS) return null
  return MINUTES[attempts - 1] ?? HOURS_6
}
