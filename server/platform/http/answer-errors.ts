import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@contract/kernel/errors'
import { namesOf } from '@contract/kernel/records'
import {
  brokenConstraint,
  isForeignKeyViolation,
  isOutOfTime,
  isRetryable,
  isUnavailable,
  uniqueViolation,
} from '@server/platform/db/failures'
import { fieldErrorsOf } from '@server/platform/http/field-errors'
import { Problem } from '@server/platform/http/problems'
import { localeOf, sayWhy } from '@server/platform/phrases/say'
import type { PortalApp } from '@server/platform/http/portal-app'

export const COME_BACK_SECONDS = 2

const CODE_OF_FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'uri_too_long',
}

/** Every refusal, expected or not, leaves the server in one shape; what is inside stays inside. */
export function answerErrors(app: PortalApp): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answer(error, request, reply))
}

export function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error)
  const isExpected = problem.code === 'unavailable' && reply.raw.destroyed
  if (problem.status >= 500 && !isExpected)
    request.log.error({ err: error, code: problem.code }, 'request failed')
  const locale = localeOf(request.headers['accept-language'])
  const translate = (phrase: string) => sayWhy(locale, phrase, problem.details.params)
  const { fields, retryAfterSeconds, currentVersion, told } = problem.details
  const body: ErrorBody = {
    code: problem.code,
    message: translate(problem.phrase),
    requestId: request.id,
    ...(fields ? { fields: fields.map(field => ({ ...field, message: translate(field.message) })) } : {}),
    ...(currentVersion === undefined ? {} : { current_version: currentVersion }),
    ...(told ? { details: told } : {}),
  }
  const wait = retryAfterSeconds ?? (problem.status === 503 ? COME_BACK_SECONDS : undefined)
  if (wait !== undefined) void reply.header('Retry-After', String(wait))
  return reply
    .status(problem.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

/** Whatever was thrown, as a refusal with a name. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (hasZodFastifySchemaValidationErrors(error))
    return new Problem('malformed', 'malformed', { fields: fieldErrorsOf(error.validation) })
  return fromDatabase(error) ?? fromFastify(error) ?? new Problem('internal')
}

function fromDatabase(error: unknown): Problem | null {
  if (isOutOfTime(error)) return new Problem('unavailable', 'took_too_long')
  if (isUnavailable(error) || isRetryable(error)) return new Problem('unavailable')
  if (uniqueViolation(error) !== null) return new Problem('already_exists')
  if (isForeignKeyViolation(error)) return new Problem('in_use')
  if (brokenConstraint(error) !== null) return new Problem('rule_broken')
  return null
}

function fromFastify(error: unknown): Problem | null {
  if (!(error instanceof Error)) return null
  const { code = '', statusCode } = error as FastifyError
  const known = CODE_OF_FASTIFY[code]
  if (known) return new Problem(known)
  if (error instanceof SyntaxError || error instanceof RangeError)
    return statusCode === 400 ? new Problem('malformed') : null
  const byStatus = namesOf(ERROR_STATUS).find(name => ERROR_STATUS[name] === statusCode)
  return byStatus && statusCode && statusCode < 500 ? new Problem(byStatus) : null
}
