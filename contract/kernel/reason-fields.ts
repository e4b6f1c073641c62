import { linesText } from '@contract/kernel/field-declarations'

/** Of a command that asks why. */
export const reasonFields = { reason: { kind: 'long_text', schema: linesText(3, 400) } } as const
