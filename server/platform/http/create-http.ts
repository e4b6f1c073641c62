import fastifyCompress from '@fastify/compress'
import Fastify, { LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import { constants } from 'node:zlib'
import { compressText } from '@server/platform/http/compress-text'
import { jsonBodies } from '@server/platform/http/json-bodies'
import type { Logger } from '@server/platform/http/logger'
import {
  BODY_LIMIT,
  HEADER_LIMIT,
  HEADERS_TIMEOUT_MS,
  KEEP_ALIVE_MS,
  LONGEST_PARAM,
  REQUEST_TIMEOUT_MS,
  SILENCE_MS,
  TIMEOUT_CHECK_MS,
} from '@server/platform/http/limits'
import { refuseAddress, refuseConnection } from '@server/platform/http/outside-routes'
import type { PortalApp } from '@server/platform/http/portal-app'
import { isTrustedProxy } from '@server/platform/http/trusted-proxy'

export type HttpOptions = {
  logger: Logger
  /** Strict in tests and development: an answer that does not fit its schema fails. Plain JSON in production. */
  validateAnswers: boolean
  /** Only a proxy in front of an https address may say who the caller is. */
  trustProxy: boolean
}

/** HEAD is GET without the body, which Node leaves out by the method that the request came with. */
function asRead(request: IncomingMessage): string {
  if (request.method === 'HEAD') request.method = 'GET'
  return request.url ?? '/'
}

const notAsked = (): never => {
  throw new Error('the compilers of zod are set before the first route')
}

export async function createHttp({ logger, validateAnswers, trustProxy }: HttpOptions): Promise<PortalApp> {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy ? isTrustedProxy : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    forceCloseConnections: 'idle',
    // A second route for each question would be a third of the time in which an app is built.
    exposeHeadRoutes: false,
    // Where it is given some, the framework does not load its own.
    schemaController: { compilersFactory: { buildValidator: notAsked, buildSerializer: notAsked } },
    rewriteUrl: asRead,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    connectionTimeout: SILENCE_MS,
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    http: {
      maxHeaderSize: HEADER_LIMIT,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
      requireHostHeader: true,
    },
  })
  ;(app.server as Server).maxRequestsPerSocket = 10_000
  app.decorate('checksAnswers', validateAnswers)
  jsonBodies(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(validateAnswers ? serializerCompiler : () => data => JSON.stringify(data))
  app.addHook('onSend', compressText)
  await app.register(fastifyCompress, {
    global: true,
    threshold: 2048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  })
  return app
}
