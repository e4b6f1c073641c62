import type { z } from 'zod'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import {
  dataOf,
  registerRoute,
  type CallOf,
  type RouteFacts,
  type Schema,
} from '@server/platform/http/register-route'

/** What a route that only reads says of itself, whatever it answers with. */
export type Question<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
> = Pick<
  RouteFacts<P, Q, B>,
  'url' | 'access' | 'summary' | 'params' | 'query' | 'body' | 'asPortal' | 'ofOneself' | 'channel' | 'before'
> & {
  /** What was read is written down, by whom or how often: without this the database refuses to write anything. */
  leavesTrace?: true
  /** What is shown is locked while it is read, so that all of it is of one moment. */
  locks?: true
  /** Begin, question and commit travel together; a second statement is refused. */
  isOneStatement?: true
}

/** JSON of one transaction. With a body it is a POST: for what no address can hold, or none may. */
export function registerRead<
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  app: PortalApp,
  platform: Platform,
  {
    answers,
    read,
    ...question
  }: Question<P, Q, B> & { answers: A; read(tx: Tx, call: CallOf<P, Q, B>): Promise<z.input<A>> },
): void {
  registerQuestion(app, platform, question, {
    answers: dataOf(answers),
    read,
    answer: data => ({ data }),
  })
}

/** What all that only reads have in common: `answer` is made of what the one transaction found, after it. */
export function registerQuestion<
  T,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
>(
  app: PortalApp,
  platform: Platform,
  { leavesTrace, locks, isOneStatement, ...facts }: Question<P, Q, B>,
  {
    answers,
    read,
    answer,
  }: {
    answers: Schema
    read(tx: Tx, call: CallOf<P, Q, B>): Promise<T>
    answer(found: T, call: CallOf<P, Q, B>): unknown
  },
): void {
  const readOnly = !leavesTrace && !locks
  const options = { readOnly, isOneStatement: isOneStatement === true }
  registerRoute(app, platform, {
    ...facts,
    method: facts.body ? 'POST' : 'GET',
    ...(readOnly && { onlyReads: true as const }),
    response: answers,
    handler: async call => answer(await call.transaction(tx => read(tx, call), options), call),
  })
}
