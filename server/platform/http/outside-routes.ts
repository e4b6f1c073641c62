import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import { ERROR_STATUS, type ErrorBody } from '@contract/kernel/errors'
import { answer } from '@server/platform/http/answer-errors'
import type { PortalApp } from '@server/platform/http/portal-app'
import { say } from '@server/platform/phrases/say'

/** An address that no router can read has no route and so no hooks: the headers are set by hand. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(reply.server.ownHeaders(request))
  answer(error, request, reply)
}

type ClientError = NodeJS.ErrnoException

/** What is no HTTP at all, or comes too slowly: one answer where there is still somebody to read it, then the line is cut. */
export function refuseConnection(this: PortalApp, error: ClientError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  this.log.debug({ code: error.code }, 'refused what is no request')
  if (socket.writable) socket.write(refusal(this, error.code))
  socket.destroy(error)
}

function refusal(app: PortalApp, why: string | undefined): string {
  if (why === 'ERR_HTTP_REQUEST_TIMEOUT') return rawAnswer(408, {}, '')
  const code = why === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed'
  const requestId = randomUUID()
  const body: ErrorBody = { code, message: say(DEFAULT_LOCALE, code), requestId }
  const headers = {
    ...app.ownHeaders({ id: requestId, url: '' }),
    'Content-Type': 'application/json; charset=utf-8',
  }
  return rawAnswer(ERROR_STATUS[code], headers, JSON.stringify(body))
}

function rawAnswer(status: number, headers: Record<string, string>, body: string): string {
  const all = { ...headers, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n')
}
