import { z } from 'zod'

/** Papers that carry a code by which anybody can check them. */
export const SEALED_KINDS = [
  'commission_statement',
  'statement_memo',
  'commission_release',
  'withholding_certificate',
  'payslip',
  'memo',
] as const
export type SealedKind = (typeof SEALED_KINDS)[number]

/** POST /external/verify: whatever is typed, so that all that is no code of ours gets the same answer. */
export const verifyCodeSchema = z.strictObject({ code: z.string().max(200) })
/** All that a code tells, whoever asks: nothing of whom it is about, and nothing of what it comes to. */
export const verifiedDocumentSchema = z.object({
  kind: z.enum(SEALED_KINDS),
  number: z.string(),
  status: z.enum(['valid', 'void', 'superseded']),
  issued_on: z.string(),
  hash: z.string(),
})
export type VerifiedDocument = z.infer<typeof verifiedDocumentSchema>

/** Of the checksum, what stands on the paper. */
export const printedHash = (hash: string): string => hash.slice(0, 16)

/** Beside a document that the portal keeps as a file: the address, the whole checksum, and the code as a drawing. */
export const shownSealSchema = z.object({
  url: z.string(),
  hash: z.string(),
  side: z.number().int(),
  path: z.string(),
})
export type ShownSeal = z.infer<typeof shownSealSchema>
