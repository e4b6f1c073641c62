import { holdHours } from '@contract/selling/property.parameters'

/** A hold is extended once. Instants are ISO text in UTC. */
const MOST_EXTENSIONS = 1
const HOUR_MS = 3_600_000

export type Hold = {
  held_by_employee_id: string
  expires_at: string
  released_at: string | null
  extensions: number
}

const later = (instant: string, hours: number) =>
  new Date(new Date(instant).getTime() + hours * HOUR_MS).toISOString()

export function holdExpiry(startedAt: string, hours = holdHours.default): string {
  return later(startedAt, hours)
}

/** Asked at every look, never stored: a hold has ended the moment its time is up, swept or not. */
export function isHoldLive(hold: Pick<Hold, 'expires_at' | 'released_at'>, now: string): boolean {
  return hold.released_at === null && holdMsLeft(hold, now) > 0
}

export function holdMsLeft(hold: Pick<Hold, 'expires_at'>, now: string): number {
  return Math.max(0, new Date(hold.expires_at).getTime() - new Date(now).getTime())
}

export function mayExtendHold(hold: Hold, now: string): boolean {
  return isHoldLive(hold, now) && hold.extensions < MOST_EXTENSIONS
}

/** The extension begins where the hold would have ended, so that asking early costs nobody anything. */
export function extendedExpiry(hold: Pick<Hold, 'expires_at'>, hours = holdHours.default): string {
  return later(hold.expires_at, hours)
}
