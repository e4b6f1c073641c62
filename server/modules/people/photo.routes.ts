import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { knownPhotoSchema, ownPhotoSchema, photoConsentSchema } from '@contract/people/photo'
import type { Tx } from '@server/platform/db/transaction'
import { sendStoredFile } from '@server/platform/files/send-file'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem, notFound } from '@server/platform/http/problems'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { findOwnPhoto, isPhoto, listPhotos, saveConsent } from '@server/platform/people/user-photo.repository'
import { noteInHistory, removePhoto, setPhoto } from '@server/modules/people/photo.service'

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
    return { data: photo }
  }

  registerRoute(app, platform, {
    ...OWN,
    method: 'POST',
    summary: 'Set the photo of the caller',
    takesFile: true,
    response: { 201: dataOf(ownPhotoSchema) },
    handler: ({ transaction, actor, upload }) =>
      transaction(async tx => {
        if (!upload) throw fieldProblem('rule_broken', 'file', 'file_missing')
        await setPhoto(tx, files, actor, upload)
        return ownPhoto(tx, actor.userId)
      }),
  })

  registerRoute(app, platform, {
    ...OWN,
    method: 'PATCH',
    summary: 'Give or withdraw the consent to show the photo of the caller to buyers',
    body: photoConsentSchema,
    response: { 200: dataOf(ownPhotoSchema) },
    handler: ({ transaction, actor, body }) =>
      transaction(async tx => {
        const before = await ownPhoto(tx, actor.userId)
        await saveConsent(tx.db, actor.userId, body.shown_to_buyers)
        if ((before.data.shown_to_buyers_since !== null) !== body.shown_to_buyers)
          noteInHistory(tx, actor.userId, body.shown_to_buyers ? 'show_photo' : 'hide_photo')
        return ownPhoto(tx, actor.userId)
      }),
  })

  registerRoute(app, platform, {
    ...OWN,
    method: 'DELETE',
    summary: 'Remove the photo of the caller',
    response: { 204: nothing },
    handler: ({ transaction, actor }) =>
      transaction(async tx => {
        if (!(await removePhoto(tx, files, actor.userId))) throw notFound()
        return null
      }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/people/photos',
    access: { signedIn: true },
    summary: 'Whose photos there are, among the people whom the caller sees',
    response: { 200: dataOf(z.array(knownPhotoSchema)) },
    handler: async ({ transaction }) => ({
      data: await transaction(tx => listPhotos(tx.db), { readOnly: true }),
    }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/people/photos/:id',
    access: { signedIn: true },
    summary: 'The photo of a person whom the caller sees',
    params: z.strictObject({ id: idSchema }),
    response: { 200: z.unknown() },
    handler: async ({ transaction, params, reply }) => {
      const file = await transaction(
        async tx => {
          if (!(await isPhoto(tx.db, params.id))) throw notFound()
          return files.getFile(tx, params.id)
        },
        { readOnly: true },
      )
      return sendStoredFile(reply, files, file)
    },
  })
}
