import { shownInstant } from '@contract/kernel/dates'

const LENGTH = '08:52'.length

/** "08:52" by the business clock. */
export const clockText = (instant: string): string => shownInstant(instant).slice(-LENGTH)
