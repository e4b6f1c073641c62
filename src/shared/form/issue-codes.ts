/**
 * Zod speaks English; people get the phrases of their language. So each issue becomes a code, with the figure
 * that its phrase needs: "too_short:10". Messages written into the contract's schemas are such codes already.
 */
interface RawIssue {
  code?: string
  input?: unknown
  origin?: string
  minimum?: unknown
  maximum?: unknown
}

const CODES_OF_ORIGIN: Record<string, { small: string; big: string }> = {
  string: { small: 'too_short', big: 'too_long' },
  array: { small: 'too_few', big: 'too_many' },
  set: { small: 'too_few', big: 'too_many' },
}
const OF_FIGURES = { small: 'too_low', big: 'too_high' }

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
}

/** Given to zod as its error map: stands in for messages that the schema does not give itself. */
export function issueCode(issue: RawIssue): string {
  if (isEmpty(issue.input)) return 'required'
  const codes = CODES_OF_ORIGIN[issue.origin ?? ''] ?? OF_FIGURES
  switch (issue.code) {
    case 'too_small':
      return `${codes.small}:${String(issue.minimum)}`
    case 'too_big':
      return `${codes.big}:${String(issue.maximum)}`
    case 'invalid_value':
      return 'not_a_choice'
    case 'invalid_format':
      return 'malformed'
    default:
      return 'invalid'
  }
}

/** An empty field lacks something, whatever form it should have had. */
export function codeForField(code: string, value: unknown): string {
  return isEmpty(value) ? 'required' : code
}

/** Where zod says no more than that it is wrong, the kind of the field knows what was expected. */
export function codeOfKind(code: string | undefined, malformed: string): string | undefined {
  return code === 'invalid' || code === 'malformed' ? malformed : code
}

const CODE = /^[a-z][a-z0-9_]*(:-?[\d.]+)?$/u

export function isFieldCode(text: string): boolean {
  return CODE.test(text)
}

export interface FieldCode {
  key: string
  /** Every name that a phrase may use for the figure. */
  params: Record<string, string | number>
}

export function parseFieldCode(text: string): FieldCode {
  const [key = 'invalid', figure] = text.split(':')
  if (figure === undefined) return { key, params: {} }
  return { key, params: { count: Number(figure), minimum: figure, maximum: figure } }
}
