import { z } from 'zod'
import { isMonthText, isYearInRange } from '@contract/kernel/dates'

/** 2026-11 */
export const monthText = z.string().refine(isMonthText, 'month_malformed')
/** With the zone it was said in. */
export const instantText = z.iso.datetime({ offset: true }).refine(isYearInRange, 'date_out_of_range')
