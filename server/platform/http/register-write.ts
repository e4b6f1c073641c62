import type { z } from 'zod'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import {
  dataOf,
  nothing,
  registerRoute,
  type CallOf,
  type RouteFacts,
  type Schema,
} from '@server/platform/http/register-route'

/** A write that is no command of a record: one transaction, and what it answers with. */
export function registerWrite<
  A extends Schema | null,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  app: PortalApp,
  platform: Platform,
  {
    method = 'POST',
    answers,
    status,
    around = work => work(),
    write,
    ...facts
  }: RouteFacts<P, Q, B> & {
    method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    /** Null where it answers nothing. */
    answers: A
    /** Of a success, where it is neither 200 nor, of nothing, 204. */
    status?: 201 | 202
    /** Sees the transaction fail, and may say more of it than the database does. */
    around?<T>(work: () => Promise<T>): Promise<T>
    write(tx: Tx, call: CallOf<P, Q, B>): Promise<A extends Schema ? z.input<A> : unknown>
  },
): void {
  registerRoute(app, platform, {
    ...facts,
    method,
    status: status ?? (answers ? 200 : 204),
    response: answers ? dataOf(answers) : nothing,
    handler: async call => {
      const data = await around(() => call.transaction(tx => write(tx, call)))
      return answers ? { data } : null
    },
  })
}
