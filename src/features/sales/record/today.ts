import { businessDate, type DateText } from '@contract/kernel/dates'

/** The day where the company is, for what is only shown: what depends on it the server decides. */
export const today = (): DateText => businessDate(new Date())
