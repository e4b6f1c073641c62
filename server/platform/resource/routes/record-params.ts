import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

/** What an address below a list names: one record. */
export const recordParams = z.strictObject({ id: idSchema })
