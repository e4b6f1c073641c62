export const MIB = 1024 * 1024

export type DiskLevel = 'fine' | 'low' | 'full'

export type DiskLimits = {
  /** Below this whoever operates the portal is warned. */
  warnBytes: number
  /** Below this nothing is written any more, while PostgreSQL still has room for what it writes by itself. */
  refuseBytes: number
}

/** What was refused is allowed again a tenth above the limit, so that each freed page does not turn it over. */
const CLEARANCE = 1.1

export function diskLevel(freeBytes: number, before: DiskLevel, limits: DiskLimits): DiskLevel {
  const { warnBytes, refuseBytes } = limits
  if (freeBytes < refuseBytes * (before === 'full' ? CLEARANCE : 1)) return 'full'
  return freeBytes < warnBytes * (before === 'fine' ? 1 : CLEARANCE) ? 'low' : 'fine'
}
