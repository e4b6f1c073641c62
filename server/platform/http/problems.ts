import { ERROR_STATUS, type ErrorCode, type FieldError } from '@contract/kernel/errors'
import type { AuditEntry } from '@server/platform/audit/audit.repository'

/**
 * A refusal with a name. Routes and services throw it, one handler turns it into the answer; `message` is a key
 * of the server's phrases, so that people read it in their own language.
 */
export class Problem extends Error {
  readonly status: number
  constructor(
    readonly code: ErrorCode,
    readonly phrase: string = code,
    readonly details: {
      params?: Record<string, string | number>
      fields?: FieldError[]
      retryAfterSeconds?: number
      currentVersion?: number
      /** What a page tells beside the message. */
      told?: Record<string, string | boolean>
      /** Refused, and worth a row of the audit log. */
      trace?: AuditEntry
    } = {},
  ) {
    super(`${code}: ${phrase}`)
    this.name = 'Problem'
    this.status = ERROR_STATUS[code]
  }
}

/** What the work refuses with; null where it does not. Any other error stays one. */
export async function problemOf(work: () => Promise<void> | undefined): Promise<Problem | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
}

export function notFound(): Problem {
  return new Problem('not_found')
}

export function forbidden(): Problem {
  return new Problem('forbidden')
}

export function staleRecord(currentVersion: number): Problem {
  return new Problem('stale_record', 'stale_record', { currentVersion })
}

export function slowDown(seconds: number): Problem {
  return new Problem('slow_down', 'slow_down', { retryAfterSeconds: seconds, params: { seconds } })
}

/** A rule that one field broke: the form shows it beside that field. */
export function fieldProblem(
  code: ErrorCode,
  path: string,
  fieldCode: string,
  params: Record<string, string | number> = {},
): Problem {
  return new Problem(code, fieldCode, { params, fields: [{ path, code: fieldCode, message: fieldCode }] })
}
