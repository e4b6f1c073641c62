import type { FieldError } from '@contract/kernel/errors'

type Issue = {
  instancePath?: string
  keyword?: string
  message?: string
  params?: { issue?: ZodIssue } & Record<string, unknown>
}
type ZodIssue = { code?: string; path?: PropertyKey[]; keys?: string[]; message?: string; origin?: string }

/** A custom message of the contract is a code ("password_short"); anything else is named by its kind. */
const CODE_LIKE = /^[a-z]+(_[a-z0-9]+)+$/

/** A hundred thousand unknown fields need no answer ten times as long. */
const TOLD_AT_MOST = 50
export const LONGEST_PATH = 100

/** What zod found wrong, field by field; unknown fields are named one by one. */
export function fieldErrorsOf(validation: readonly unknown[]): FieldError[] {
  return validation.flatMap(fieldsOf).slice(0, TOLD_AT_MOST)
}

function fieldsOf(found: unknown): FieldError[] {
  const entry = found as Issue
  const issue = (entry.params?.issue ?? entry.params ?? {}) as ZodIssue
  const path = (entry.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.')
  const keys = issue.keys ?? (entry.params?.['keys'] as string[] | undefined)
  if (keys) return keys.map(key => field(path ? `${path}.${key}` : key, 'unknown_field'))
  const message = entry.message ?? ''
  return [field(path, CODE_LIKE.test(message) ? message : (issue.code ?? entry.keyword ?? 'malformed'))]
}

export function field(path: string, code: string): FieldError {
  return {
    path: path.slice(0, LONGEST_PATH),
    code,
    message: code === 'unknown_field' ? 'unknown_field' : 'malformed',
  }
}
