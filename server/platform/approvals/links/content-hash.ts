import { createHash } from 'node:crypto'

/** The same for the same content, in whatever order its fields were put together. */
export function contentHash(content: Readonly<Record<string, unknown>>): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(content)))
    .digest('base64url')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(fields.map(([name, part]) => [name, inOrder(part)]))
}
