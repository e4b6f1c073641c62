import { Problem } from '@server/platform/http/problems'

/** What refuses one of several records stands beside it, by its place among their ids. */
export function besideRow(error: unknown, index: number): unknown {
  if (!(error instanceof Problem)) return error
  const { code, phrase, details } = error
  return new Problem(code, phrase, {
    ...details,
    fields: [{ path: `ids.${index}`, code: phrase, message: phrase }],
  })
}
