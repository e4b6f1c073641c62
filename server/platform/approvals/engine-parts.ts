import type { HolidaysBetween } from '@server/platform/approvals/office-hours'

/** What the engine stands on; server/app.ts puts it together. */
export type EngineParts = {
  /** The origin in the mails. */
  publicUrl(): string
  holidays: HolidaysBetween
}
