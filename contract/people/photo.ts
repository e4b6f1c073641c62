import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'

/** The most that a photo weighs once it is bare; the portal's own are a twentieth of it. */
export const LARGEST_PHOTO = 1024 * 1024
/** What the portal makes of a picture: a square of so many pixels a side. */
export const PHOTO_EDGE = 384

/** A photo of one's own; `shown_to_buyers_since` is the moment of consent, null without one. */
export const ownPhotoSchema = z.object({
  id: idSchema,
  shown_to_buyers_since: z.string().nullable(),
})
export type OwnPhoto = z.infer<typeof ownPhotoSchema>

/** PATCH /api/v1/people/own-photo */
export const photoConsentSchema = z.strictObject({ shown_to_buyers: z.boolean() })
export type PhotoConsent = z.infer<typeof photoConsentSchema>

/** GET /api/v1/people/photos: whose photos there are, of those whom the caller sees. */
export const knownPhotoSchema = z.object({
  id: idSchema,
  user_id: idSchema,
  employee_id: idSchema.nullable(),
})
export type KnownPhoto = z.infer<typeof knownPhotoSchema>
