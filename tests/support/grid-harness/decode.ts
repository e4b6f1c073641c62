import type { EncodedValue } from './harness.types'

type TaggedValue = Record<string, unknown>

/** The tags of the case file's `meta`. */
export function decode(value: EncodedValue): unknown {
  if (Array.isArray(value)) return value.map(decode)
  if (typeof value !== 'object' || value === null) return value
  const [tag, inner] = Object.entries(value as TaggedValue)[0] ?? []
  switch (tag) {
    case '$bigint':
      return BigInt(inner as string)
    case '$num':
      return Number(inner)
    case '$undef':
      return undefined
    case '$date':
      return new Date(`${String(inner)}T00:00:00`)
    case '$wrap':
      return { value: decode(inner) }
    case '$toNumber':
      return { toNumber: () => Number(inner), toString: () => String(inner) }
    case '$obj':
      return { content: decode(inner) }
    default:
      return value
  }
}
