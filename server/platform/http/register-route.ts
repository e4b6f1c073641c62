import type { FastifySchema, HTTPMethods } from 'fastify'
import { z } from 'zod'
import { errorBodySchema } from '@contract/kernel/errors'
import { onceFor } from '@contract/kernel/once-for'
import type { Origin } from '@server/platform/db/origin'
import type { Call } from '@server/platform/http/call'
import type { AccessRule } from '@server/platform/http/access-rule'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { receiveFile } from '@server/platform/http/receive-file'
import { makeCall } from '@server/platform/http/make-call'
import { Problem } from '@server/platform/http/problems'
import { answerOnce } from '@server/platform/http/idempotency'
import { leavingTraces } from '@server/platform/http/leaving-traces'

export type Schema = z.ZodType
type Infer<S> = S extends Schema ? z.infer<S> : undefined

/** What a handler is given, by the schemas of its route. */
export type CallOf<P, Q, B> = Call<Infer<P>, Infer<Q>, Infer<B>>

/** What each route says of itself, whatever it answers with. */
export type RouteFacts<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
> = {
  url: string
  access: AccessRule
  summary: string
  params?: P
  query?: Q
  body?: B
  bodyLimit?: number
  /** Transitions and changes of a record: the caller must say which version it saw. */
  needsVersion?: boolean
  /** What makes a row of money: only with an Idempotency-Key, so that pressing twice makes one. */
  needsKey?: boolean
  /**
   * Its answer tells what is kept nowhere in clear text. An Idempotency-Key does nothing here: no answer is kept, and
   * each call is carried out and audited.
   */
  answersSecret?: true
  /** The body is one file, read to its end before anything begins; or the name of one that came in parts. */
  takesFile?: true | 'or_parts'
  /**
   * Runs as the portal itself, past the policies of the units: for tables that no application role may read, and for
   * what stands in other units. It says why.
   */
  asPortal?: string
  /** What is one's own stands in one's own unit, whichever is active: asked and run within all units of its caller. */
  ofOneself?: true
  /** How its actions came, for the audit log; by the portal itself unless it says otherwise. */
  channel?: Origin['channel']
  /** Runs ahead of everything else, outside of the transaction that a refusal undoes: turns are counted here. */
  before?(call: Call<unknown, unknown, unknown>): Promise<void>
}

/** What a route answers with that did what it was asked. */
export type SuccessStatus = 200 | 201 | 202 | 204

export type Route<
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
> = RouteFacts<P, Q, B> & {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Of the whole answer; one that does not fit fails a test, not a user. */
  response: Schema
  /** Of a success; 200 unless it says otherwise. */
  status?: SuccessStatus
  /** Whatever its method: the database refuses to write anything. */
  onlyReads?: true
  handler(call: CallOf<P, Q, B>): Promise<unknown>
}

/** The one way a route enters the app: by `registerRead` and the others, which say what it answers with. */
export function registerRoute<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(app: PortalApp, platform: Platform, route: Route<P, Q, B>): void {
  const { status = 200 } = route
  app.route({
    method: route.method as HTTPMethods,
    url: route.url,
    config: {
      access: route.access,
      summary: route.summary,
      status,
      ...(route.takesFile ? { takesFile: true } : {}),
      ...(route.answersSecret ? { answersSecret: true } : {}),
      ...(route.asPortal ? { asPortal: route.asPortal } : {}),
      ...(route.onlyReads ? { onlyReads: true } : {}),
    },
    schema: fastifySchema(route),
    ...(route.bodyLimit ? { bodyLimit: route.bodyLimit } : {}),
    handler: async (request, reply) => {
      const call = makeCall(platform, request, reply, route)
      if (route.takesFile === true || (route.takesFile && request.isMultipart())) {
        call.upload = await receiveFile(request)
        request.time?.restart()
      }
      const run = async () => {
        await route.before?.(call)
        return route.handler(call as CallOf<P, Q, B>)
      }
      reply.status(status)
      if (route.needsKey && request.headers['idempotency-key'] === undefined)
        throw new Problem('malformed', 'key_missing')
      const { transaction } = call
      const answer = await leavingTraces(transaction, () =>
        route.method === 'GET' || route.answersSecret ? run() : answerOnce(platform, call, run),
      )
      return reply.send(answer)
    },
  })
}

const none = z.strictObject({})
const noBody = none.nullish()

function fastifySchema(
  route: Route<Schema | undefined, Schema | undefined, Schema | undefined>,
): FastifySchema {
  return {
    summary: route.summary,
    params: route.params ?? none,
    querystring: route.query ?? none,
    ...(route.method === 'GET' || route.takesFile ? {} : { body: route.body ?? noBody }),
    // By class: an object with a number for a name takes room for all numbers below it, a thousand routes of them.
    response: { '2xx': route.response, '4xx': errorBodySchema, '5xx': errorBodySchema },
  } as FastifySchema
}

const envelope = onceFor((data: Schema) => z.object({ data }))

export function dataOf<S extends Schema>(schema: S) {
  return envelope(schema) as z.ZodObject<{ data: S }>
}

/** 204: nothing is sent, and null is what a schema can say of nothing. */
export const nothing = z.null()
