import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '@contract/kernel/locales'
import type { Actor } from '@server/platform/access/actor'
import type { Upload } from '@server/platform/files/read-upload'
import type { Tx } from '@server/platform/db/transaction'

/** What a handler is given: checked input, the actor, and the one transaction of the request. */
export type Call<Params, Query, Body> = {
  params: Params
  query: Query
  body: Body
  actor: Actor
  locale: Locale
  ip: string
  requestId: string
  /** The row_version that If-Match carries; routes that change a record ask for it. */
  version: number | null
  userAgent: string | null
  /** The file that was sent, whole; only routes that take one have it. */
  upload: Upload | null
  /** As the actor (the application role, units as row-level security reads them), or as the route says. */
  transaction<T>(
    work: (tx: Tx) => Promise<T>,
    options?: { readOnly?: boolean; isOneStatement?: boolean; idleTimeoutMs?: number },
  ): Promise<T>
  request: FastifyRequest
  reply: FastifyReply
}
