import { z } from 'zod'
import { normaliseMobile } from '@contract/modules/buyers/fingerprint.rules'

/** As people write it; kept as +639171234567. */
export const mobileTyped = z
  .string()
  .trim()
  .max(40)
  .refine(text => normaliseMobile(text) !== null, 'mobile_malformed')
