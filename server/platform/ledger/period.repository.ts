import type { DateText } from '@contract/kernel/dates'
import { businessDay } from '@server/platform/db/business-day'
import type { Db } from '@server/platform/db/database'
import { refuseBroken } from '@server/platform/resource/refuse-broken'

const monthStart = (date: DateText): DateText => `${date.slice(0, 7)}-01`

/** Refuses, beside the date, a day on which nothing may be posted. The database refuses it whoever asks. */
export async function checkPeriod(
  db: Db,
  ouId: string,
  date: DateText,
  isAdjustment: boolean,
): Promise<void> {
  const status = await findPeriodStatus(db, ouId, date)
  const refuse = (code: string) => refuseBroken([{ path: 'entry_date', code }])
  if (status === 'closed') refuse('period_closed')
  if (status === 'soft_closed' && !isAdjustment) refuse('period_takes_adjustments')
  if (status !== null) return
  // The first entry of a month brings its row.
  const today = await businessDay(db)
  if (monthStart(date) !== monthStart(today))
    refuse(date > today ? 'period_not_begun' : 'period_before_books')
}

async function findPeriodStatus(db: Db, ouId: string, date: DateText) {
  const row = await db
    .selectFrom('fiscal_period')
    .select('status')
    .where('ou_id', '=', ouId)
    .where('month', '=', monthStart(date))
    .executeTakeFirst()
  return row?.status ?? null
}

/** The day itself where its month takes entries, and otherwise the day on which a correction is dated. */
export async function openDayFrom(db: Db, ouId: string, day: DateText): Promise<DateText> {
  return (await findPeriodStatus(db, ouId, day)) === 'open' ? day : firstOpenDay(db, ouId)
}

/** The day on which a correction is dated: today, or the first day after it that is still open. */
export async function firstOpenDay(db: Db, ouId: string): Promise<DateText> {
  const today = await businessDay(db)
  const status = await findPeriodStatus(db, ouId, today)
  if (status === 'open' || status === null) return today
  const next = await db
    .selectFrom('fiscal_period')
    .select('month')
    .where('ou_id', '=', ouId)
    .where('month', '>', today)
    .where('status', '=', 'open')
    .orderBy('month')
    .executeTakeFirst()
  return next?.month ?? today
}
