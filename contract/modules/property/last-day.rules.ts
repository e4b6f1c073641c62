import { businessDate, type DateText } from '@contract/kernel/dates'

/** The day that a deadline ends with: what runs out at midnight stands until the day before. */
export const lastDay = (deadline: string): DateText => businessDate(new Date(Date.parse(deadline) - 1))
