import type { Field, Resource } from '@contract/kernel/define-resource'

type Values = Readonly<Record<string, unknown>>

const KEPT_BY_THE_DATABASE = new Set([
  'id',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'row_version',
])

/** Field → [before, after] of what changed; sensitive fields are named without their content. */
export function difference(
  resource: Resource,
  before: Values | null,
  after: Values,
  written: Values = {},
): Record<string, unknown> {
  const changes: Record<string, unknown> = {}
  for (const [name, field] of Object.entries<Field>(resource.fields)) {
    if (KEPT_BY_THE_DATABASE.has(name)) continue
    // It is not read back, so that it was written is all that is known.
    if (field.sensitive && (written[name] ?? before) && Object.hasOwn(written, name))
      changes[name] = 'changed'
    if (JSON.stringify(before?.[name] ?? null) === JSON.stringify(after[name] ?? null)) continue
    changes[name] =
      field.sensitive || field.discreet ? 'changed' : [before?.[name] ?? null, after[name] ?? null]
  }
  return changes
}
