import { isRequired } from '@/shared/record/field-shape'
import { fieldOf } from '@/shared/record/record-values'
import type { Resource } from '@contract/kernel/define-resource'

/** For each column of the file the field that it fills; null leaves it out. */
export type ColumnMap = readonly (string | null)[]

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
}

/** By what was chosen for the same heading before, by the name of the field in the reader's language, or by its own. */
export function guessColumns(
  headings: readonly string[],
  fields: readonly string[],
  labelOf: (field: string) => string,
  remembered: Readonly<Record<string, unknown>> = {},
): ColumnMap {
  const taken = new Set<string>()
  const byName = new Map(
    fields.flatMap(field => [
      [plain(field), field] as const,
      [plain(field.replace(/_id$/, '')), field] as const,
      [plain(labelOf(field)), field] as const,
    ]),
  )
  return headings.map(heading => {
    const before = remembered[plain(heading)]
    const guess =
      typeof before === 'string' && fields.includes(before)
        ? before
        : byName.get(plain(heading.replace(/\*/g, '')))
    if (!guess || taken.has(guess)) return null
    taken.add(guess)
    return guess
  })
}

export function rememberedColumns(headings: readonly string[], map: ColumnMap): Record<string, string> {
  return Object.fromEntries(
    headings.flatMap((heading, index) => {
      const field = map[index]
      return field ? [[plain(heading), field]] : []
    }),
  )
}

/** What is said once for all rows, where the file has no column for it. */
export type OnceValues = Readonly<Record<string, string | null>>

export function missingFields(
  resource: Resource,
  fields: readonly string[],
  map: ColumnMap,
  once: OnceValues = {},
): string[] {
  return fields.filter(
    name => isRequired(fieldOf(resource, name)) && !map.includes(name) && !once[name]?.trim(),
  )
}

export function doubledFields(map: ColumnMap): string[] {
  const filled = map.filter(field => field !== null)
  return [...new Set(filled.filter((field, index) => filled.indexOf(field) !== index))]
}
