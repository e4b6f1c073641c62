import { z } from 'zod'
import { amountText, dateText } from '@contract/kernel/field-declarations'
import { openLinesQuery } from '@contract/modules/collection/open-line'

/** What the company owes a developer in a unit: as much may be settled by offset on that day. */
export const offsetLimitSchema = z.object({ owed: amountText })
export type OffsetLimit = z.infer<typeof offsetLimitSchema>

export const offsetLimitQuery = openLinesQuery.extend({ on: dateText })
export type OffsetLimitQuery = z.infer<typeof offsetLimitQuery>
