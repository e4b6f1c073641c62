/** What a rule says of one field of a record: the same code on a form, in an import and in an answer. */
export type BrokenRule = { path: string; code: string }

/** Both are business dates, so their texts compare as they do; an open end is never before anything. */
export function checkOrder(
  values: Record<string, unknown>,
  from: string,
  to: string,
  code = 'dates_reversed',
): BrokenRule[] {
  const [first, last] = [values[from], values[to]]
  return typeof first === 'string' && typeof last === 'string' && last < first ? [{ path: to, code }] : []
}
