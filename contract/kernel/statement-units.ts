import { z } from 'zod'
import { dateText } from '@contract/kernel/field-declarations'

const LONGEST_LIST = 4_000

/** "CEB,MNL": operating units by their codes; without it all that the reader may see, together. */
export const statementUnits = z
  .string()
  .max(LONGEST_LIST)
  .transform(text => text.split(','))
  .optional()

/** "2026-03-31": as the books stood at the end of that day, by what was posted until then. */
export const knownOn = dateText.optional()
