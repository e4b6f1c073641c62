import type { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { Actor } from '@server/platform/access/actor'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerWrite } from '@server/platform/http/register-write'
import { recordParams } from '@server/platform/resource/routes/record-params'

/** Where a protected number stands: what is sealed, and the column that it is bound to. */
type SealedNumber = { sealed: string; column: string; field: string; ou_id?: string }
type RevealRequest<B> = { id: string; body: B; actor: Actor }

export type Reveal<B extends z.ZodType, A extends z.ZodType> = {
  path: string
  permission: PermissionCode
  summary: string
  /** The kind of record, as the audit log names it. */
  entityType: string
  body: B
  answer: A
  find(tx: Tx, asked: RevealRequest<z.infer<B>>): Promise<SealedNumber | null>
  show(number: string): z.input<A>
}

/**
 * The one way a protected number leaves the server whole. A POST: it is never cached nor looked up ahead, no answer
 * is kept, and each time somebody looks is written down before they see it.
 */
export function revealRoute<B extends z.ZodType, A extends z.ZodType>(
  app: PortalApp,
  platform: Platform,
  seal: ColumnSeal,
  reveal: Reveal<B, A>,
): void {
  const answers: z.ZodType = reveal.answer
  registerWrite(app, platform, {
    url: `/api/v1${reveal.path}/:id/reveal`,
    access: { permission: reveal.permission },
    summary: reveal.summary,
    params: recordParams,
    body: reveal.body,
    answers,
    answersSecret: true,
    write: async (tx, call) => {
      const { id } = call.params
      const found = await reveal.find(tx, { id, body: call.body as z.infer<B>, actor: call.actor })
      if (!found) throw notFound()
      tx.audit({
        action: `${reveal.entityType}.reveal`,
        entityType: reveal.entityType,
        entityId: id,
        ...(found.ou_id ? { ouId: found.ou_id } : {}),
        diff: { [found.field]: 'revealed' },
      })
      return reveal.show(seal.open(found.column, found.sealed))
    },
  })
}
