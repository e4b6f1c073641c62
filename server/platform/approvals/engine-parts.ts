import type { Tx } from '@server/platform/db/transaction'
import type { Holiday } from '@contract/people/work-calendar.rules'
import type { WorkingHours } from '@contract/modules/approvals/working-hours.rules'

export type OpeningHours = Omit<WorkingHours, 'holidays'>

/** All that are kept between two dates; the module of leave answers, server/app.ts hands it over. */
export type HolidaysBetween = (tx: Tx, from: string, to: string) => Promise<readonly Holiday[]>

/** What the engine stands on; server/app.ts puts it together. */
export type EngineParts = {
  /** The origin in the mails. */
  publicUrl(): string
  holidays: HolidaysBetween
  /** When people are at work; weekdays from eight to six where nothing else is said. */
  opening?: OpeningHours
}
