import { z } from 'zod'
import { downloadableFormCommands } from '@contract/modules/files/downloadable-form.commands'
import { formVersionSchema } from '@contract/modules/files/downloadable-form.calls'
import {
  downloadableFormResource,
  type DownloadableForm,
} from '@contract/modules/files/downloadable-form.resource'
import { asPortal } from '@server/platform/db/as-portal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { registerStoredFile } from '@server/platform/files/register-file'
import { notifications } from '@server/platform/notifications/notify'
import { createRepository } from '@server/platform/resource/create-repository'
import { placeOf } from '@server/platform/resource/place-of'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { addVersion, fileOfVersion, usersOfForm, versionsOfForm } from '@server/modules/files/form.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const resource = downloadableFormResource
const url = `/api/v1${downloadableFormResource.path}/:id/versions`
const access = { permission: 'files.form.manage' } as const
const repository = createRepository(resource)
const WHY = 'The versions of forms and who saved them are the tables of the portal alone.'

/** The versions of a form: each stays, since somebody may have signed it. */
export function formRoutes(app: PortalApp, platform: Platform): void {
  const { files, uploads } = platform

  registerRead(app, platform, {
    url,
    access,
    asPortal: WHY,
    summary: 'The versions of a form and how often each was saved',
    params: recordParams,
    answers: z.array(formVersionSchema),
    read: (tx, call) => versionsOfForm(tx.db, call.params.id),
  })

  const options = recordOptions<DownloadableForm>(repository)
  registerCommands(app, platform, downloadableFormCommands, options, {
    async new_version({ tx, actor, record: form, body, audit }) {
      const upload = await uploads.take(tx, actor.userId, body.upload_id)
      const place = await placeOf(tx.db, actor, resource, form)
      const stored = await files.storeFile(tx, {
        ...upload,
        ouId: place.ou_id,
        isCompanyWide: true,
        ownerType: resource.name,
        ownerId: form.id,
        kind: 'version',
      })
      const version = form.version + 1
      await addVersion(tx.db, {
        formId: form.id,
        version,
        fileId: stored.id,
        fileName: stored.file_name,
        note: body.note ?? null,
      })
      audit({ version: [form.version, version], file_name: [form.file_name, stored.file_name] })
      await notifications.notify(tx, {
        kind: 'form.new_version',
        to: await asPortal(tx, ({ db }) => usersOfForm(db, form.id)),
        subject: { type: resource.name, id: form.id },
        params: { title: form.name },
        path: '/files/employee/downloadable-form',
        dedupeKey: `form.new_version:${form.id}:${version}`,
      })
    },
  })

  registerStoredFile(app, platform, {
    url: `${url}/:version/file`,
    access,
    asPortal: WHY,
    summary: 'The file of one version of a form',
    params: recordParams.extend({ version: z.coerce.number().int().min(1) }),
    find: async (tx, call) => {
      const { id, version } = call.params
      const fileId = await fileOfVersion(tx.db, id, version)
      if (!fileId) throw notFound()
      return files.getFile(tx, fileId)
    },
  })
}
