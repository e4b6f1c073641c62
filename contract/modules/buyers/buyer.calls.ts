import { z } from 'zod'
import { dateText, linesText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { MERGE_GROUP_NAMES } from '@contract/modules/buyers/buyer-merge.rules'
import { moreFileSchema } from '@contract/selling/document-files'
import { DOCUMENT_GIVERS, DOCUMENT_STAGES, DOCUMENT_STATUSES } from '@contract/selling/requirements.rules'

const number = z.string().trim().max(30).nullable().default(null)

/** Asked before a buyer is written: whether somebody of the same numbers is there already. */
export const findDuplicatesSchema = z.strictObject({
  tin: number,
  gov_id_no: number,
  /** As it was typed so far: what is no number yet has no double. */
  mobile: z.string().max(40).nullable().default(null),
  except_id: idSchema.nullable().default(null),
})
export type FindDuplicates = z.infer<typeof findDuplicatesSchema>

export const DUPLICATE_SIGNS = ['tin', 'gov_id_no', 'mobile'] as const
export const duplicatesSchema = z.object({
  here: z.array(
    z.object({
      id: idSchema,
      buyer_no: z.string(),
      full_name: z.string(),
      ou_code: z.string(),
      same: z.array(z.enum(DUPLICATE_SIGNS)),
    }),
  ),
  /** Beyond one's reach: the unit alone, and nothing of the person. */
  elsewhere: z.array(z.string()),
})
export type Duplicates = z.infer<typeof duplicatesSchema>

export const mergeBuyersSchema = z.strictObject({
  loser_id: idSchema,
  loser_version: z.number().int(),
  taken: z.partialRecord(z.enum(MERGE_GROUP_NAMES), z.enum(['winner', 'loser'])).default({}),
  reason: linesText(3, 400),
})
export type MergeBuyers = z.infer<typeof mergeBuyersSchema>

const choice = z.object({ id: idSchema, label: z.string(), ou_id: idSchema.nullable() })
/** What the form offers from lists that are not its user's to see. */
export const buyerChoicesSchema = z.object({ units: z.array(choice), sellers: z.array(choice) })
export type BuyerChoices = z.infer<typeof buyerChoicesSchema>

const documentKind = z.string().regex(/^[A-Z0-9][A-Z0-9.-]{0,19}$/, 'code_malformed')
export const addDocumentQuery = z.strictObject({ kind: documentKind, valid_to: dateText.optional() })
export const verifyDocumentSchema = z.strictObject({ valid_to: dateText.nullable().optional() })

export const buyerDocumentSchema = z.object({
  id: idSchema,
  buyer_id: idSchema,
  kind: z.string(),
  name: z.string(),
  status: z.enum(DOCUMENT_STATUSES),
  valid_to: z.string().nullable(),
  created_at: z.string(),
  added_by: z.string().nullable(),
  verified_at: z.string().nullable(),
  verified_by: z.string().nullable(),
  reject_reason: z.string().nullable(),
  file_name: z.string(),
  mime: z.string(),
  size_bytes: z.number().int(),
  more_files: z.array(moreFileSchema),
  row_version: z.number().int(),
})
export type BuyerDocument = z.infer<typeof buyerDocumentSchema>

const checklistItemSchema = z.object({
  code: z.string(),
  name: z.string(),
  from_whom: z.enum(DOCUMENT_GIVERS),
  mandatory_for: z.enum(DOCUMENT_STAGES),
  asks_valid_to: z.boolean(),
  status: z.enum(DOCUMENT_STATUSES),
  document_id: idSchema.nullable(),
})
/** What is asked of the buyer, and all that was handed in. */
export const buyerDocumentsSchema = z.object({
  checklist: z.array(checklistItemSchema),
  documents: z.array(buyerDocumentSchema),
  /** Other papers that may be handed in. */
  kinds: z.array(z.object({ code: z.string(), name: z.string(), asks_valid_to: z.boolean() })),
})
export type BuyerDocuments = z.infer<typeof buyerDocumentsSchema>

/** "id,id": the buyers of one sale; without it all whom the caller may see. */
export const waitingDocumentsQuery = z.strictObject({
  buyer_ids: z
    .string()
    .transform(text => text.split(','))
    .pipe(z.array(idSchema).max(20))
    .optional(),
})

export const waitingDocumentSchema = buyerDocumentSchema.extend({
  buyer_no: z.string(),
  buyer_name: z.string(),
  asks_valid_to: z.boolean(),
})
export type WaitingDocument = z.infer<typeof waitingDocumentSchema>

export const buyerMergeSchema = z.object({
  id: idSchema,
  at: z.string(),
  by: z.string().nullable(),
  reason: z.string(),
  loser_id: idSchema,
  loser_no: z.string(),
  loser_name: z.string(),
  documents: z.number().int(),
})
export type BuyerMerge = z.infer<typeof buyerMergeSchema>

/** What a form about a lead's buyer begins with. */
export const leadDraftSchema = z.object({
  lead_id: idSchema,
  ou_id: idSchema,
  owner_employee_id: idSchema.nullable(),
  last_name: z.string().nullable(),
  first_name: z.string().nullable(),
  mobile: z.string().nullable(),
  email: z.string().nullable(),
})
export type LeadDraft = z.infer<typeof leadDraftSchema>
