import { z } from 'zod'
import { lineText } from '@contract/kernel/field-declarations'

/** One plain address: no lists, no display names, no quoted parts, no line breaks. */
export const emailSchema = z
  .string()
  .max(254)
  .trim()
  .regex(/^[^\s@,;:"'<>()[\]\\]{1,64}@[^\s@,;:"'<>()[\]\\]{1,189}$/u, 'email_malformed')

export const usernameSchema = z
  .string()
  .trim()
  .regex(/^[a-zA-Z0-9._-]{3,40}$/, 'username_malformed')

export const personNameSchema = lineText(1, 80)
