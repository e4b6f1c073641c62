import { z } from 'zod'
import { beginUploadSchema, sha256Text, uploadSchema } from '@contract/modules/files/upload.calls'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { fieldProblem } from '@server/platform/http/problems'
import { registerWrite } from '@server/platform/http/register-write'
import { recordParams } from '@server/platform/resource/routes/record-params'

const url = '/api/v1/files/uploads'
/** Each sees and fills only their own; what becomes of it is decided where it is used. */
const access = { signedIn: true } as const

export function uploadRoutes(app: PortalApp, platform: Platform): void {
  const { uploads } = platform

  registerWrite(app, platform, {
    url,
    access,
    summary: 'Begin a file that comes in parts, or go on with it',
    body: beginUploadSchema,
    answers: uploadSchema,
    write: (tx, call) => uploads.begin(tx, call.actor.userId, call.body),
  })

  registerWrite(app, platform, {
    method: 'PUT',
    url: `${url}/:id/parts/:no`,
    access,
    summary: 'One part of a file, with its hash',
    params: recordParams.extend({ no: z.coerce.number().int().min(0).max(1_000) }),
    query: z.strictObject({ sha256: sha256Text }),
    takesFile: true,
    answers: null,
    write: async (tx, call) => {
      const { upload, params: part, query } = call
      if (!upload) throw fieldProblem('rule_broken', 'file', 'file_missing')
      const { content } = upload
      return uploads.putPart(tx, call.actor.userId, { ...part, ...query, content })
    },
  })

  registerWrite(app, platform, {
    url: `${url}/:id/complete`,
    access,
    summary: 'Say that all parts are there; the whole is checked',
    params: recordParams,
    answers: uploadSchema,
    write: (tx, call) => uploads.complete(tx, call.actor.userId, call.params.id),
  })

  registerWrite(app, platform, {
    method: 'DELETE',
    url: `${url}/:id`,
    access,
    summary: 'Give up a file that was on its way',
    params: recordParams,
    answers: null,
    write: (tx, call) => uploads.drop(tx, call.actor.userId, call.params.id),
  })
}
