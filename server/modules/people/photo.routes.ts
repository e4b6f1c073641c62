import { z } from 'zod'
import { knownPhotoSchema, ownPhotoSchema, photoConsentSchema } from '@contract/people/photo'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem, notFound } from '@server/platform/http/problems'
import { registerWrite } from '@server/platform/http/register-write'
import { registerRead } from '@server/platform/http/register-read'
import { registerStoredFile } from '@server/platform/files/register-file'
import { findOwnPhoto, isPhoto, listPhotos, saveConsent } from '@server/platform/people/user-photo.repository'
import { noteInHistory, removePhoto, setPhoto } from '@server/modules/people/photo.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const OWN = {
  url: '/api/v1/people/own-photo',
  access: { signedIn: true },
  ofOneself: true,
} as const

/** Everybody has a photo of their own if they like; colleagues see it where they see the person. */
export function photoRoutes(app: PortalApp, platform: Platform): void {
  const { files } = platform
  const ownPhoto = async (tx: Tx, userId: string) => {
    const photo = await findOwnPhoto(tx.db, userId)
    if (!photo) throw notFound()
    return photo
  }

  registerWrite(app, platform, {
    ...OWN,
    summary: 'Set the photo of the caller',
    takesFile: true,
    answers: ownPhotoSchema,
    status: 201,
    write: async (tx, { actor, upload }) => {
      if (!upload) throw fieldProblem('rule_broken', 'file', 'file_missing')
      await setPhoto(tx, files, actor, upload)
      return ownPhoto(tx, actor.userId)
    },
  })

  registerWrite(app, platform, {
    ...OWN,
    method: 'PATCH',
    summary: 'Give or withdraw the consent to show the photo of the caller to buyers',
    body: photoConsentSchema,
    answers: ownPhotoSchema,
    write: async (tx, { actor, body }) => {
      const before = await ownPhoto(tx, actor.userId)
      await saveConsent(tx.db, actor.userId, body.shown_to_buyers)
      if ((before.shown_to_buyers_since !== null) !== body.shown_to_buyers)
        noteInHistory(tx, actor.userId, body.shown_to_buyers ? 'show_photo' : 'hide_photo')
      return ownPhoto(tx, actor.userId)
    },
  })

  registerWrite(app, platform, {
    ...OWN,
    method: 'DELETE',
    summary: 'Remove the photo of the caller',
    answers: null,
    write: async (tx, { actor }) => {
      if (!(await removePhoto(tx, files, actor.userId))) throw notFound()
    },
  })

  registerRead(app, platform, {
    url: '/api/v1/people/photos',
    access: { signedIn: true },
    summary: 'Whose photos there are, among the people whom the caller sees',
    answers: z.array(knownPhotoSchema),
    read: tx => listPhotos(tx.db),
  })

  registerStoredFile(app, platform, {
    url: '/api/v1/people/photos/:id',
    access: { signedIn: true },
    summary: 'The photo of a person whom the caller sees',
    params: recordParams,
    find: async (tx, { params }) => {
      if (!(await isPhoto(tx.db, params.id))) throw notFound()
      return files.getFile(tx, params.id)
    },
  })
}
