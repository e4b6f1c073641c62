import { z } from 'zod'
import { ownFormSchema } from '@contract/modules/files/downloadable-form.calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerStoredFile } from '@server/platform/files/register-file'
import { registerWrite } from '@server/platform/http/register-write'
import { findOwnFormFile, findOwnForms, noteDownload } from '@server/modules/files/form.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const WHY = 'A form may come from any unit; that it is meant for the caller is asked by every statement.'

const url = '/api/v1/files/own-forms'
const access = { permission: 'files.form.view' } as const

/** Forms for whoever asks. Looking at one counts nothing; a press on "download" is told by a call of its own. */
export function ownFormRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url,
    access,
    asPortal: WHY,
    summary: 'The forms that are for the caller',
    answers: z.array(ownFormSchema),
    read: (tx, call) => findOwnForms(tx.db, call.actor.userId),
  })

  registerStoredFile(app, platform, {
    url: `${url}/:id/file`,
    access,
    asPortal: WHY,
    summary: 'The file of a form',
    params: recordParams,
    find: async (tx, call) => {
      const fileId = await findOwnFormFile(tx.db, call.actor.userId, call.params.id)
      if (!fileId) throw notFound()
      return platform.files.getFile(tx, fileId)
    },
  })

  registerWrite(app, platform, {
    url: `${url}/:id/downloads`,
    access,
    summary: 'Note that the caller saved a form',
    params: recordParams,
    answers: null,
    write: async (tx, call) => {
      if (!(await noteDownload(tx.db, call.params.id))) throw notFound()
    },
  })
}
