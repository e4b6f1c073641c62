import { verifiedDocumentSchema, verifyCodeSchema } from '@contract/kernel/document-seal'
import { BY_LINK, linkDoors } from '@server/platform/http/by-link'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findByCode } from '@server/platform/seals/seal.repository'

/** What the code on a paper tells whoever scans it. */
export function verifyRoutes(app: PortalApp, platform: Platform): void {
  const doors = linkDoors(platform)

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/verify',
    summary: 'Whether the paper with this code is a document of ours, and still stands',
    body: verifyCodeSchema,
    response: { 200: dataOf(verifiedDocumentSchema) },
    handler: async call => {
      await doors.opening(call)
      const data = await call.transaction(({ db }) => findByCode(db, call.body.code), { readOnly: true })
      if (!data) throw new Problem('link_unknown')
      return { data }
    },
  })
}
