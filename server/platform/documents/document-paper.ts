import { paperPath } from '@contract/kernel/define-document'
import { permissionCode } from '@contract/kernel/define-resource'
import { reachWhere } from '@server/platform/access/access-where'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import type { DocumentRow } from '@server/platform/documents/document.repository'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'
import { registerPaper } from '@server/platform/pdf/register-paper'
import { createRepository } from '@server/platform/resource/create-repository'
import { accessOf } from '@server/platform/resource/register-commands'
import { recordParams } from '@server/platform/resource/routes/record-params'

/** The PDF that a document declares: for whoever holds its right, in the states that have one. */
export function registerDocumentPaper(
  app: PortalApp,
  platform: Platform,
  { document, drawPaper }: DocumentParts,
): void {
  const { resource, paper } = document
  if (!paper) return
  if (!drawPaper) throw new Error(`nothing draws the paper of ${resource.name}`)
  const { permission = permissionCode(resource, 'view'), states } = paper
  const repository = createRepository(resource)
  registerPaper(app, platform, {
    url: `/api/v1${paperPath(document, ':id')}`,
    access: accessOf(permission),
    summary: `The ${paper.name} of a ${resource.name} as a PDF`,
    params: recordParams,
    // The seal of what is issued is written when it is first drawn.
    leavesTrace: true,
    read: async (tx, { actor, params: { id } }) => {
      const row = await repository.get(tx.db, reachWhere(actor, [permission], resource), id)
      const { number, status } = row as DocumentRow
      if (states?.includes(status) === false) throw new Problem('conflict', 'leave_wrong_state')
      return { number, draw: await drawPaper(tx, row as DocumentRow) }
    },
    print: ({ number, draw }, head, { locale }) => ({
      name: number ?? `${paper.name}-draft`,
      paper: draw(head, locale),
    }),
  })
}
