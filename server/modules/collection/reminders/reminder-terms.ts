import {
  reminderDays,
  reminderEveryDays,
  reminderMost,
} from '@contract/modules/collection/collection.parameters'
import type { ReminderTerms } from '@contract/modules/collection/reminder.rules'
import type { Tx } from '@server/platform/db/transaction'
import { parameterOf } from '@server/platform/parameters/parameter-of'

/** How often developers are reminded of what they owe this unit. */
export async function reminderTerms(tx: Tx, on: string, ouId: string): Promise<ReminderTerms> {
  const place = { on, ouId }
  return {
    after: await parameterOf(tx, reminderDays, place),
    every: await parameterOf(tx, reminderEveryDays, place),
    most: await parameterOf(tx, reminderMost, place),
  }
}
