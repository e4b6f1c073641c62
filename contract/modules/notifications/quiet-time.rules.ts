import type { QuietTime } from '@contract/modules/notifications/notification.calls'

/** A moment where business is done: minutes of the day, and the day of the week with Monday as 1. */
export type LocalMoment = { time: string; weekday: number }

const dayBefore = (weekday: number) => (weekday === 1 ? 7 : weekday - 1)

/** The first minute is quiet, the last one is not. What begins on Friday evening lasts into Saturday morning. */
export function isQuiet(quiet: QuietTime | null, { time, weekday }: LocalMoment): boolean {
  if (!quiet) return false
  const { from, to, days } = quiet
  if (from < to) return days.includes(weekday) && time >= from && time < to
  return (days.includes(weekday) && time >= from) || (days.includes(dayBefore(weekday)) && time < to)
}

type DigestPlan = { digest_at: string; quiet: QuietTime | null; last_digest_on: string | null }

/** Once a day, from its time on; what falls into a quiet time goes when that is over. */
export function isDigestDue(plan: DigestPlan, now: LocalMoment & { date: string }): boolean {
  if (plan.last_digest_on !== null && plan.last_digest_on >= now.date) return false
  return now.time >= plan.digest_at && !isQuiet(plan.quiet, now)
}
