import { z } from 'zod'

const LONGEST_LIST = 4_000

/** "CEB,MNL": operating units by their codes; without it all that the reader may see, together. */
export const statementUnits = z
  .string()
  .max(LONGEST_LIST)
  .transform(text => text.split(','))
  .optional()
