const HOUR = 60

/** "23:05" hours and minutes; nothing is left below nought. */
export function leftText(minutes: number): string {
  if (!Number.isFinite(minutes)) return '–'
  const left = Math.max(0, minutes)
  return `${Math.floor(left / HOUR)}:${String(left % HOUR).padStart(2, '0')}`
}
