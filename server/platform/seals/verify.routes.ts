import { verifiedDocumentSchema, verifyCodeSchema } from '@contract/kernel/document-seal'
import { linkDoors } from '@server/platform/http/by-link'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { findByCode } from '@server/platform/seals/seal.repository'

/** What the code on a paper tells whoever scans it. */
export function verifyRoutes(app: PortalApp, platform: Platform): void {
  const doors = linkDoors(platform)

  registerRead(app, platform, {
    ...doors.opening,
    url: '/api/v1/external/verify',
    summary: 'Whether the paper with this code is a document of ours, and still stands',
    body: verifyCodeSchema,
    answers: verifiedDocumentSchema,
    read: async ({ db }, { body }) => {
      const found = await findByCode(db, body.code)
      if (!found) throw new Problem('link_unknown')
      return found
    },
  })
}
