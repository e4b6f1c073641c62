import type { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { asPortal } from '@server/platform/db/as-portal'
import type { Db } from '@server/platform/db/database'
import { notFound } from '@server/platform/http/problems'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import type { SaleSellersPort } from '@server/platform/selling/sale-sellers-port'

export type SalePreview<Asked extends { sale_id: string }> = {
  /** Of the document that would change the sale. */
  path: string
  permission: PermissionCode
  summary: string
  question: z.ZodType<Asked>
  answer: z.ZodType
  preview(db: Db, asked: Asked): Promise<unknown>
}

/** Before anybody is asked: what a document would change of a sale that its reader sees. */
export function salePreviewRoute<Asked extends { sale_id: string }>(
  app: PortalApp,
  platform: Platform,
  port: SaleSellersPort,
  { path, permission, summary, question, answer, preview }: SalePreview<Asked>,
): void {
  registerRead(app, platform, {
    url: `/api/v1${path}/preview`,
    access: { permission },
    summary: `${summary}; writes nothing`,
    body: question,
    answers: answer,
    read: async (tx, call) => {
      const asked = call.body
      if (!(await port.find(tx.db, asked.sale_id))) throw notFound()
      // Its sellers may stand in other units.
      return asPortal(tx, ({ db }) => preview(db, asked))
    },
  })
}
