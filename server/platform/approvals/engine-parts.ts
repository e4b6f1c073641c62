import type { HolidaysBetween, OpeningHours } from '@server/platform/approvals/office-hours'

/** What the engine stands on; server/app.ts puts it together. */
export type EngineParts = {
  /** The origin in the mails. */
  publicUrl(): string
  holidays: HolidaysBetween
  /** When people are at work; weekdays from eight to six where nothing else is said. */
  opening?: OpeningHours
}
