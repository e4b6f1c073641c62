import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { ownFormSchema } from '@contract/modules/files/downloadable-form.commands'
import { sendStoredFile } from '@server/platform/files/send-file'
import type { StoredFile } from '@server/platform/files/stored-file.repository'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { findOwnFormFile, findOwnForms, noteDownload } from '@server/modules/files/form.repository'

const WHY = 'A form may come from any unit; that it is meant for the caller is asked by every statement.'

const url = '/api/v1/files/own-forms'
const params = z.strictObject({ id: idSchema })
const access = { permission: 'files.form.view' } as const

/** Forms for whoever asks. Looking at one counts nothing; a press on "download" is told by a call of its own. */
export function ownFormRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url,
    access,
    asPortal: WHY,
    summary: 'The forms that are for the caller',
    response: { 200: dataOf(z.array(ownFormSchema)) },
    handler: call =>
      call.transaction(async tx => ({ data: await findOwnForms(tx.db, call.actor.userId) }), {
        readOnly: true,
      }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${url}/:id/file`,
    access,
    asPortal: WHY,
    summary: 'The file of a form',
    params,
    response: { 200: z.unknown() },
    handler: async call => {
      const file: StoredFile = await call.transaction(
        async tx => {
          const fileId = await findOwnFormFile(tx.db, call.actor.userId, call.params.id)
          if (!fileId) throw notFound()
          return platform.files.getFile(tx, fileId)
        },
        { readOnly: true },
      )
      return sendStoredFile(call.reply, platform.files, file)
    },
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: `${url}/:id/downloads`,
    access,
    summary: 'Note that the caller saved a form',
    params,
    response: { 204: nothing },
    handler: async call => {
      await call.transaction(async tx => {
        if (!(await noteDownload(tx.db, call.params.id))) throw notFound()
      })
      return null
    },
  })
}
