import { z } from 'zod'
import { lineText } from '@contract/kernel/field-declarations'

/**
 * Versions of the text that a person agrees to before being written down (RA 10173). A text that was once agreed to
 * never changes: another one gets another version, and the portal asks with the last.
 */
export const CONSENT_VERSIONS = ['2026-01'] as const
export type ConsentVersion = (typeof CONSENT_VERSIONS)[number]

export const CURRENT_CONSENT: ConsentVersion = '2026-01'

export const consentSchema = z.strictObject({ text_version: lineText(1, 20) })
